/** What shoppers who write Italian call things, in Italy and in Switzerland. */
import type { LanguageWords } from './language-words.ts'

export const it: LanguageWords = {
  meanings: {
    // Light and dark are stop words. No pesca alone: it is a peach, and a day by the river.
    colour: {
      black: 'nero, nero corvino, ebano',
      white: 'bianco, bianco sporco, bianco panna, panna, crema, color crema, avorio, bianco latte',
      grey: 'grigio, antracite, grigio antracite, ardesia, grigio ardesia, grigio perla, fumo di Londra, argento, argentato',
      blue: 'blu, bluastro, azzurro, azzurrino, celeste, blu navy, navy, blu marino, blu notte, blu elettrico, blu reale, blu jeans, blu denim, carta da zucchero, turchese, petrolio, ottanio, verde petrolio, indaco, cobalto, blu cobalto, ciano',
      green:
        'verde, verdino, verdastro, menta, verde menta, verde acqua, verde acido, oliva, verde oliva, kaki, cachi, verde bottiglia, verde bosco, verde abete, verde militare, verde mela, verde lime, verde pistacchio, verde salvia, smeraldo, verde smeraldo',
      red: 'rosso, bordeaux, bordò, rosso bordeaux, amaranto, granata, vinaccia, rosso vino, scarlatto, vermiglio, carminio, rubino, rosso ciliegia, rosso mattone, rosso salmone',
      pink: 'rosa, rosato, rosa antico, rosa cipria, cipria, rosa pesca, rosa salmone, rosa shocking, rosa baby, rosa confetto, rosa lampone, fucsia, rosa fucsia, magenta, ciclamino',
      yellow: 'giallo, giallino, senape, giallo senape, giallo limone, giallo ocra, oro, dorato, ocra, zafferano',
      orange: 'arancione, arancio, arancia, corallo, arancio corallo, albicocca, color pesca, mandarino, terracotta',
      purple: 'viola, violetto, lilla, lavanda, malva, glicine, porpora, prugna, melanzana',
      brown:
        'marrone, bruno, castano, testa di moro, cuoio, cognac, ruggine, color caramello, marrone caramello, color cioccolato, marrone cioccolato, color cammello, rame, bronzo',
      beige: 'beige, sabbia, color sabbia, écru, tortora, corda, nude, color carne, color pelle',
      multi: 'multicolore, multicolor, colorato, coloratissimo, variopinto, tutti i colori, tanti colori, più colori',
    },
    material: {
      cotton: 'cotone, cotone biologico, cotone bio, cotone pettinato, filo di Scozia, filo Scozia',
      wool: 'lana, lana vergine, lana di pecora, lanoso',
      merino: 'merino, merinos, lana merino, lana merinos',
      cashmere: 'cashmere, cachemire, cachemere, kashmir',
      bamboo: 'bambù, viscosa, viscosa di bambù, fibra di bambù',
      polyamide: 'poliammide, nylon, nailon',
      polyester: 'poliestere, poliester',
      elastane: 'elastan, elastane, elastam, lycra, spandex',
    },
    family: {
      socks: 'calzino, calza, calzetta, calzetto, calzerotto, pedalino',
      underwear: 'intimo, biancheria, biancheria intima, boxer, parigamba, lingerie',
      slippers: 'pantofola, ciabatta, babbuccia, pantofole da casa, ciabatte da casa, scarpe da casa',
      accessories: 'accessorio',
      'gift-boxes':
        'cofanetto, cofanetto regalo, confezione, confezione regalo, scatola, scatola regalo, scatola di calzini, box, box regalo, set, set regalo, pacco, pacco regalo, pack, kit, kit regalo',
    },
    ageGroup: {
      adult: 'adulto',
      kids: 'bambino, bimbo, più piccoli, ragazzo, ragazzino, maschietto, femminuccia, figlio, nipote, nipotino, junior, scolaro',
      baby: 'bebè, neonato, baby, nascita, lattante, nuovo nato, prima infanzia, battesimo, baby shower',
    },
    silhouette: {
      crew: 'metà polpaccio, mezzo polpaccio, polpaccio, mezza gamba, media lunghezza, calzini normali',
      sneaker:
        'fantasmino, invisibile, sneaker, salvapiede, salvapiedi, pariscarpa, ballerina, calzini per sneakers, scarpe da ginnastica, no-show',
      low: 'corto, basso, caviglia, alla caviglia, calzini alla caviglia, quarter',
      'knee-high': 'calzettone, gambaletto, lungo, alto, ginocchio, al ginocchio, sotto il ginocchio, parigina',
      'baby-grip': 'primi passi, scarpina, pantofole neonato, pantofoline, babbucce neonato, gattonamento',
      slipper: 'pantocalza, calze pantofola, calzini da casa, calze da casa, pantofole a calza',
      briefs: 'slip, mutanda, mutandina, culotte, brief',
      beanie: 'berretto, berrettino, cappello, cappellino, beanie, zuccotto',
      'box-2': 'set 2, confezione 2, set da 2, confezione da 2, pacco da 2, cofanetto da 2, 2 paia, due paia, duo',
      'box-3': 'set 3, confezione 3, set da 3, confezione da 3, pacco da 3, cofanetto da 3, 3 paia, tre paia, tris',
      'box-4': 'set 4, confezione 4, set da 4, confezione da 4, pacco da 4, cofanetto da 4, 4 paia, quattro paia',
      'box-7':
        'set 7, confezione 7, set da 7, confezione da 7, pacco da 7, cofanetto da 7, 7 paia, sette paia, settimanale, set settimanale, della settimana, 7 giorni, sette giorni',
    },
    pattern: {
      animals: 'animale, animaletto, bestiola, fauna',
      stripes: 'riga, a righe, rigato, striscia, a strisce, righina',
      dots: 'pois, a pois, puntino, pallino, a pallini',
      checks: 'quadro, a quadri, quadretto, a quadretti, quadrettato',
      plain:
        'tinta unita, monocolore, monocromatico, senza fantasia, senza disegni, semplice, basic, neutro, minimal, sobrio',
      food: 'cibo, alimento, food, gastronomia, mangiare, goloso',
      plants: 'pianta, vegetale, botanico, giardinaggio, giardiniere',
      hides: 'animalier, stampa animalier, fantasia animalier, animal print, stampa animale',
      graphic: 'grafico, geometrico, astratto',
      shapes: 'simbolo, figura',
      mixed: 'misto, mix, assortito, assortimento',
    },
    occasion: {
      everyday: 'quotidiano, tutti i giorni, ogni giorno, casual, tempo libero',
      winter:
        'inverno, invernale, caldo, caldissimo, termico, pesante, Natale, natalizio, Babbo Natale, Avvento, Befana, Epifania, Santa Lucia, sci, sciare, settimana bianca, freddo, piedi freddi',
      party:
        'festa, party, festivo, Capodanno, San Silvestro, carnevale, discoteca, festival, addio al celibato, addio al nubilato, laurea, laureato, festeggiare',
      birthday: 'compleanno, buon compleanno, festa di compleanno',
      romance:
        'San Valentino, Valentino, romantico, romanticismo, amore, innamorato, matrimonio, nozze, sposo, anniversario, coppia, fidanzamento, fidanzato, partner, testimone, luna di miele, bomboniera',
      office:
        'ufficio, lavoro, lavorare, business, professionale, formale, riunione, cerimonia, collega, abito, giacca e cravatta',
      sport:
        'sport, sportivo, corsa, correre, corridore, running, palestra, ginnastica, fitness, gym, allenamento, allenarsi, calcio, calcetto, tennis, padel, basket, pallavolo, golf, yoga, pilates',
      travel:
        'viaggio, viaggiare, viaggiatore, vacanza, ferie, escursione, escursionismo, trekking, montagna, camminata, camminare, campeggio, aereo, outdoor, gita, avventura',
      home: 'casa, in casa, da casa, divano, letto, dormire, notte, relax, coccola, coccoloso, accogliente',
      summer: 'estate, estivo, spiaggia, leggero, sottile, fresco, traspirante',
    },
    feature: {
      'non-slip': 'antiscivolo, anti-scivolo, antisdrucciolo, gommino, grip, ABS, suola antiscivolo',
      cushioned: 'imbottito, imbottitura, ammortizzato, suola imbottita',
      terry: 'spugna, in spugna, felpato, ciniglia, peloso, soffice, morbidoso',
      seamless: 'senza cuciture, cucitura piatta, seamless',
    },
    badge: {
      new: 'nuovo, novità, nuovi arrivi, ultimi arrivi, nuova collezione, appena arrivati, ultime novità, new',
      sale: 'saldi, in saldo, sconto, scontato, in sconto, offerta, in offerta, promozione, promo, ribassato, ribasso, outlet, svendita, liquidazione, affare, prezzo ridotto, Black Friday, sale',
      bestseller:
        'bestseller, best seller, più venduti, più amati, popolare, preferito, tendenza, moda, alla moda, successo',
      limited: 'limitato, edizione limitata, edizione speciale, tiratura limitata, esclusivo, collezione limitata',
    },
    // Endings are folded, so only the article or a 'mio' distinguishes a grandfather from a grandmother.
    category: {
      'collection/socks-for-men':
        'uomo, da uomo, maschile, maschio, lui, per lui, papà, padre, babbo, festa del papà, marito, fratello, zio, il nonno, al nonno, mio nonno, mio ragazzo, mio fidanzato, mio suocero, mio cognato, mio amico',
      'collection/socks-for-women':
        'donna, da donna, femminile, femmina, lei, per lei, mamma, madre, festa della mamma, moglie, sorella, zia, signora, la nonna, alla nonna, mia nonna, mia ragazza, mia fidanzata, mia suocera, mia cognata, mia amica',
      'collection/classics': 'classico, intramontabile, tradizionale, elegante, raffinato',
      'collection/bold-ones': 'vistoso, appariscente, sgargiante, audace, stravagante',
      'collection/fruit-stand': 'frutta, frutto, fruttato',
      gifts:
        'regalo, regalino, regalare, da regalare, idea regalo, idee regalo, dono, piccolo regalo, pensierino, sorpresa, secret santa',
    },
  },
  synonyms: [
    // animals and their coats
    'gatto, gattino, micio, micetto, micino, felino',
    'cane, cagnolino, cucciolo, bassotto, cagnetto',
    'orso, orsetto, orsacchiotto, teddy, grizzly, panda',
    'coniglio, coniglietto, lepre',
    'pecora, pecorella, agnello, montone',
    'mucca, vacca, vitello, pezzato',
    'dinosauro, dino, trex, tirannosauro, giurassico',
    'ape, apina, calabrone, apicoltore, alveare, miele',
    'volpe, volpina, volpacchiotto',
    'rana, ranocchia, ranocchio, rospo',
    'balena, capodoglio, orca, balenottera',
    'pesce, pesciolino, salmone, pescatore, trota',
    'pinguino, Antartide',
    'fenicottero, flamingo',
    'leopardo, leopardato, maculato, ghepardo, giaguaro, pantera',
    'zebra, zebrato',
    'maiale, maialino, porcellino',
    'cavallo, cavallino, pony, equitazione',
    'anatra, anatroccolo, papera, paperella',
    'scimmia, scimmietta, gorilla',
    'renna, cervo, alce, cerbiatto',
    'farfalla, bruco',
    'gufo, civetta',
    'uccello, uccellino, pappagallo, tucano',
    'squalo, pescecane',
    'sirena, squama, scaglia',
    'fattoria, contadino, campagna',
    // food and drink
    'limone, agrume, limonata',
    'ciliegia, amarena',
    'avocado, guacamole',
    'fragola, fragolina',
    'pizza, pizzeria, pizzaiolo, trancio',
    'sushi, maki, nigiri, sashimi, giapponese',
    'caffè, espresso, cappuccino, caffellatte, caffeina, barista, chicco',
    'cornetto, croissant, brioche, colazione, pasticceria',
    'uovo, uova, frittata, ovetto',
    'gelato, gelateria, ghiacciolo, cono, sorbetto',
    'taco, tacos, burrito, nachos, messicano, Messico',
    'birra, boccale, birreria, birraio, luppolo',
    'vino, prosecco, spumante, spritz',
    'ciambella, donut',
    'hamburger, burger, panino',
    'caramella, leccalecca, dolcetto',
    'peperoncino, piccante',
    // plants
    'fiore, fiorellino, floreale, fiorato, fiorito, petalo, bouquet, primavera',
    'margherita, camomilla',
    'cactus, succulenta, deserto',
    'fungo, funghetto, porcino',
    'pino, abete, conifera, albero',
    'foglia, fogliame, monstera, autunno',
    'bosco, foresta',
    'safari, giungla, savana',
    'tropicale, hawaiano, palma',
    // patterns
    'rombo, argyle, losanga, arlecchino',
    'vichy, picnic, tovaglia',
    'tartan, scozzese, kilt, boscaiolo',
    'scacchi, scacchiera, pedina',
    'zigzag, chevron',
    'onda, ondulato, surf',
    'mare, oceano',
    'mimetico, camouflage, militare, esercito',
    'marinaio, marinaro, nautico',
    'norvegese, nordico, scandinavo, jacquard, islandese',
    'mélange, screziato, tweed',
    'coriandolo, confetti',
    'terrazzo, graniglia, mosaico',
    'gessato, pinstripe',
    'retrò, vintage, memphis',
    'colorblock, bauhaus',
    'arcobaleno, pride, LGBT',
    // sky and space
    'spazio, pianeta, razzo, luna, galassia, universo, astronauta, cosmo, spaziale',
    'stella, stellina, stellato, astro',
    'fulmine, saetta, lampo, temporale, tuono',
    'nuvola, nuvoletta, pioggia, meteo',
    'neve, fiocco, brina, ghiaccio, nevicata',
    // products
    'cuore, cuoricino, cupido',
    'faccia, volto, viso, faccina, smiley, emoji, picasso',
    'occhio, ciglia, sguardo, occhiolino',
    'bicicletta, bici, ciclista, ciclismo',
    'musica, musicista, musicale, vinile, disco, musicassetta, nota',
    'halloween, zucca, fantasma, teschio',
    'elfo, folletto',
    'cinema, film',
    // clothes
    'collant, calzamaglia, leggings',
    'guanto, muffola',
    'sciarpa, foulard, scaldacollo',
    'maglione, pullover',
  ],
  stopWords:
    'il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, a, al, allo, alla, ai, agli, alle, da, dal, dalla, dai, in, nel, nella, con, su, sul, sulla, per, tra, fra, e, ed, o, che, chi, mio, mia, miei, mie, tuo, tua, suo, sua, nostro, nostra, io, tu, mi, ti, si, ci, sono, questo, questa, questi, queste, quello, quella, molto, più, tutto, tutta, tutti, tutte, qualcosa, qualcuno, favore, grazie, piace, piacciono, cerco, cercare, cerca, trovare, trova, mostra, mostrami, vedere, voglio, vorrei, serve, comprare, compra, acquistare, acquisto, ordinare, ordine, negozio, shop, online, internet, sito, economico, economica, economici, economiche, prezzo, prezzi, poco, paio, paia, bello, bella, belli, belle, bei, carino, carina, carini, carine, comodo, comoda, comodi, comode, unico, unica, unici, uniche, unisex, buono, buona, buoni, buone, migliore, migliori, qualità, divertente, divertenti, simpatico, simpatica, simpatici, simpatiche, buffo, buffa, buffi, buffe, particolare, particolari, originale, originali, strano, strana, strani, strane, pazzo, pazza, pazzi, pazze, allegro, allegra, allegri, allegre, spiritoso, spiritosi, cool, fantasia, fantasie, stampa, stampe, stampato, stampati, disegno, disegni, forma, forme, motivo, motivi, design, stile, modello, modelli, tema, colore, colori, color, tinta, chiaro, chiara, chiari, chiare, scuro, scura, scuri, scure, acceso, accesa, accesi, accese, tenue, pastello, fluo, idea, idee, articolo, articoli, prodotto, prodotti, fan, amante, amanti, appassionato, appassionati, persona, persone, gente, nonno, nonna, nonni, nonne, maestro, maestra, giorno, giorni, piccolo, piccola, piccoli, piccole, grande, grandi, grosso, grossa, grossi, grosse, amico, amica, amici, amiche, tipo',
  sizeWords: {
    size: 'taglia, taglie, misura, misure, numero, numeri, tg, EU, UK, US, età, scarpa, scarpe',
    years: 'anno, anni',
    months: 'mese, mesi',
  },
  priceWords: {
    below: 'meno di, a meno di, sotto, sotto i, fino a, massimo, max, entro',
    money: 'euro',
  },
}
