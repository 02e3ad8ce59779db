/** What shoppers who write Spanish call things: in Spain first, and where it costs nothing, across the ocean. */
import type { LanguageWords } from './language-words.ts'

export const es: LanguageWords = {
  meanings: {
    // Light and dark are stop words.
    colour: {
      black: 'negro, negro azabache, azabache',
      white: 'blanco, blanco roto, blanco crudo, crema, color crema, marfil',
      grey: 'gris, grisáceo, antracita, gris antracita, gris pizarra, pizarra, gris perla, gris marengo, plata, plateado',
      blue: 'azul, azulado, azul marino, marino, navy, celeste, azul celeste, azul cielo, azul noche, azul eléctrico, azul rey, azul vaquero, azul bebé, azul petróleo, azul turquesa, azul cobalto, petróleo, turquesa, cobalto, índigo, añil, cian, aguamarina',
      green:
        'verde, verdoso, menta, verde menta, verde agua, oliva, verde oliva, caqui, kaki, verde botella, verde bosque, verde militar, verde lima, verde manzana, verde pistacho, verde salvia, verde azulado, esmeralda, verde esmeralda',
      red: 'rojo, rojizo, granate, burdeos, color vino, rojo vino, carmesí, escarlata, bermellón, rubí, rojo cereza, rojo ladrillo, rojo salmón, rojo teja',
      pink: 'rosa, rosado, rosa palo, rosa chicle, rosa bebé, rosa frambuesa, rosa salmón, rosa fucsia, rosa empolvado, fucsia, magenta',
      yellow: 'amarillo, mostaza, amarillo mostaza, amarillo limón, oro, dorado, ocre, azafrán',
      orange:
        'naranja, anaranjado, coral, naranja coral, albaricoque, melocotón, mandarina, terracota, naranja tostado',
      purple: 'morado, violeta, lila, lavanda, malva, púrpura, ciruela, berenjena',
      brown:
        'marrón, castaño, café oscuro, color café, color chocolate, marrón chocolate, color caramelo, marrón caramelo, óxido, camel, cobre, bronce, coñac',
      beige: 'beis, beige, arena, color arena, crudo, color carne, color piel, nude',
      multi: 'multicolor, colorido, colorines, muchos colores, varios colores, todos los colores',
    },
    material: {
      cotton: 'algodón, algodón orgánico, algodón ecológico, algodón bio, algodón peinado, hilo de Escocia',
      wool: 'lana, lana virgen, lana de oveja, lana de cordero',
      merino: 'merino, lana merino, lana de merino',
      cashmere: 'cachemira, cachemir, casimir, cashmere, lana de cachemira',
      bamboo: 'bambú, viscosa, viscosa de bambú, fibra de bambú',
      polyamide: 'poliamida, nailon, nylon',
      polyester: 'poliéster',
      elastane: 'elastano, licra, lycra, spandex',
    },
    family: {
      socks: 'calcetín, calceta, medias',
      underwear: 'ropa interior, calzoncillo, calzón, bóxer, lencería, interiores, gayumbos',
      slippers:
        'zapatilla, zapatillas de casa, zapatillas casa, zapatillas de estar, pantufla, babucha, chinela, chancla',
      accessories: 'accesorio, complemento',
      'gift-boxes':
        'caja, cajita, caja regalo, caja de regalo, caja de calcetines, cofre, cofre regalo, estuche, estuche regalo, estuche de regalo, set, set regalo, set de regalo, pack, pack regalo, pack de regalo, lote, lote de regalo, kit',
    },
    ageGroup: {
      adult: 'adulto',
      kids: 'niño, infantil, peque, pequeñín, nene, crío, chaval, hijo, nieto, sobrino, junior, juvenil, escolar',
      baby: 'bebé, recién nacido, recién nacida, nacimiento, bebito, bautizo, babyshower, baby shower',
    },
    silhouette: {
      crew: 'media caña, caña media, media pantorrilla, pantorrilla, media pierna, calcetines normales',
      sneaker:
        'invisible, pinkie, pinkis, pinky, piqui, piquis, piki, pikis, sneaker, no-show, protegepiés, salvapiés, cubrepiés, para zapatillas, calcetines para zapatillas, zapatillas deportivas, zapatillas de deporte',
      low: 'tobillero, tobillo, corto, bajo, soquete, caña baja, caña corta, por el tobillo',
      'knee-high': 'alto, largo, rodilla, hasta la rodilla, media alta, medias largas, caña alta, caña larga',
      'baby-grip': 'patuco, peúco, primeros pasos, zapatillas de bebé, zapatillas bebé, calcetines de gateo',
      slipper: 'calcetines zapatilla, zapatillas calcetín, calcetines de casa, calcetines de estar',
      briefs: 'slip, braga, braguita, brief',
      beanie: 'gorro, gorro de punto, gorrito, beanie, sombrero',
      'box-2': 'pack 2, pack de 2, pack de dos, caja de 2, set de 2, lote de 2, 2 pares, dos pares, dúo',
      'box-3': 'pack 3, pack de 3, pack de tres, caja de 3, set de 3, lote de 3, 3 pares, tres pares, trío',
      'box-4': 'pack 4, pack de 4, pack de cuatro, caja de 4, set de 4, lote de 4, 4 pares, cuatro pares',
      'box-7':
        'pack 7, pack de 7, pack de siete, caja de 7, set de 7, lote de 7, 7 pares, siete pares, pack semanal, semanal, semanario, de la semana, 7 días, siete días',
    },
    // Not punto for a dot: a gorro de punto is a knitted one.
    pattern: {
      animals: 'animal, animalito, bicho, fauna',
      stripes: 'raya, a rayas, rayado, listado, franja, raya diplomática',
      dots: 'lunar, de lunares, topo, de topos, puntitos',
      checks: 'cuadro, a cuadros, de cuadros, cuadrito, cuadriculado',
      plain:
        'liso, monocolor, un solo color, sin estampado, sin dibujos, sencillo, básico, simple, neutro, minimalista',
      food: 'comida, alimento, food, foodie, gastronomía, comilón',
      plants: 'planta, vegetal, botánico, jardinería, jardinero',
      hides: 'animal print, estampado animal, print animal, piel de animal',
      graphic: 'gráfico, geométrico, abstracto',
      shapes: 'símbolo, figura',
      mixed: 'mezcla, mixto, surtido, variado, combinado',
    },
    occasion: {
      everyday: 'diario, a diario, cotidiano, día a día, uso diario, todos los días, informal, casual',
      winter:
        'invierno, invernal, caliente, calentito, cálido, abrigado, abrigadito, térmico, grueso, gordo, Navidad, navideño, Nochebuena, Papá Noel, Reyes, Reyes Magos, Adviento, esquí, esquiar, frío, pies fríos',
      party:
        'fiesta, festivo, Nochevieja, Año Nuevo, fin de año, carnaval, festival, discoteca, despedida, despedida de soltero, celebración, graduación',
      birthday: 'cumpleaños, cumple, cumpleañero, feliz cumpleaños',
      romance:
        'San Valentín, Valentín, romántico, romance, amor, enamorado, boda, aniversario, pareja, novio, esposo, luna de miel, compromiso, padrinos de boda',
      office: 'oficina, trabajo, trabajar, negocio, traje, de vestir, vestir, formal, ejecutivo, reunión, colega, jefe',
      sport:
        'deporte, deportivo, deportista, correr, corredor, running, gimnasio, gym, fitness, entrenar, entrenamiento, fútbol, tenis, pádel, baloncesto, golf, yoga, pilates, crossfit',
      travel:
        'viaje, viajar, viajero, vacaciones, senderismo, senderista, excursión, montaña, trekking, caminar, camino de Santiago, camping, avión, aventura, escapada, fin de semana',
      home: 'casa, en casa, para casa, estar en casa, andar por casa, hogar, sofá, cama, dormir, relax, descanso, acogedor',
      summer: 'verano, veraniego, estival, playa, fino, fresco, fresquito, ligero, transpirable',
    },
    feature: {
      'non-slip': 'antideslizante, anti-deslizante, antirresbalones, antirresbaladizo, grip, ABS, suela antideslizante',
      cushioned: 'acolchado, almohadillado, amortiguado, amortiguación',
      terry: 'rizo, felpa, afelpado, borreguito, borrego, toalla, mullido, esponjoso, peludo',
      seamless: 'sin costura, costura plana, seamless',
    },
    badge: {
      new: 'nuevo, novedad, nueva colección, recién llegado, lo último, última colección, new',
      sale: 'rebaja, rebajado, en rebajas, oferta, en oferta, descuento, con descuento, promoción, promo, outlet, liquidación, saldo, ganga, chollo, precio reducido, reducido, Black Friday, sale',
      bestseller:
        'más vendido, superventas, bestseller, best seller, top ventas, popular, favorito, tendencia, moda, de moda',
      limited: 'limitado, edición limitada, edición especial, exclusivo, coleccionista',
    },
    // Endings are folded, so only the article distinguishes a grandfather from a grandmother. No para él: without its
    // accent it begins 'para el trabajo'.
    category: {
      'collection/socks-for-men':
        'hombre, caballero, masculino, varón, padre, papá, papi, día del padre, marido, yerno, tío, el abuelo, el suegro, un amigo, un chico',
      'collection/socks-for-women':
        'mujer, dama, femenino, ella, para ella, madre, mamá, mami, nuera, tía, la abuela, la suegra, una amiga, una chica',
      'collection/classics': 'clásico, atemporal, tradicional, elegante',
      'collection/bold-ones': 'llamativo, vistoso, atrevido, chillón, extravagante, estridente',
      'collection/fruit-stand': 'fruta, frutal, frutero',
      gifts:
        'regalo, regalito, regalar, para regalar, idea de regalo, ideas regalo, detalle, detallito, obsequio, sorpresa, amigo invisible, un amigo invisible',
    },
  },
  synonyms: [
    // animals and their coats
    'gato, gatito, minino, michi, felino',
    'perro, perrito, cachorro, teckel, salchicha',
    'oso, osito, teddy, grizzly, panda',
    'conejo, conejito, liebre',
    'oveja, ovejita, cordero, corderito',
    'vaca, vaquita, ternera',
    'dinosaurio, dino, trex, jurásico, tiranosaurio',
    'abeja, abejita, abejorro, apicultor, panal, miel',
    'zorro, zorrito',
    'rana, ranita, sapo',
    'ballena, ballenita, cachalote, orca',
    'pez, pescado, salmón, pescador, trucha, pececito',
    'pingüino, Antártida',
    'flamenco, flamingo',
    'leopardo, guepardo, pantera, jaguar',
    'cebra, cebrita',
    'cerdo, cerdito, cochinillo',
    'caballo, caballito, poni, equitación, jinete',
    'pato, patito',
    'mono, monito, gorila',
    'reno, ciervo, alce, cervatillo',
    'búho, lechuza',
    'pájaro, ave, loro, tucán',
    'sirena, escama',
    'granja, granjero, corral',
    // food and drink
    'limón, cítrico, limonada',
    'cereza, guinda',
    'aguacate, palta, guacamole',
    'plátano, banana, banano',
    'fresa, fresón, frutilla',
    'pizza, pizzería, italiano',
    'sushi, maki, nigiri, sashimi, japonés',
    'café, cafetero, expreso, espresso, capuchino, cafeína, barista',
    'cruasán, croissant, bollo, bollería, panadería',
    'huevo, tortilla, yema',
    'helado, polo, cucurucho, sorbete, heladería',
    'taco, burrito, nacho, mexicano, México',
    'cerveza, birra, cervecero, cervecita, jarra',
    'vino, cava, champán',
    'rosquilla, donut',
    'hamburguesa, burger',
    'caramelo, chuche, golosina, piruleta',
    'guindilla, chile, picante',
    'desayuno, desayunar',
    // plants
    'flor, florecita, floral, floreado, florido, ramo, primavera',
    'margarita, manzanilla',
    'cactus, suculenta, desierto',
    'seta, hongo, champiñón',
    'pino, abeto, conífera, árbol',
    'hoja, hojita, follaje, monstera, otoño',
    'bosque, forestal',
    'safari, selva, jungla',
    'tropical, hawaiano, palmera',
    // patterns
    'rombo, argyle, arlequín',
    'vichy, guinga, pícnic',
    'tartán, escocés, leñador',
    'ajedrez, tablero, damero, jaque',
    'zigzag, chevron, espiga',
    'ola, onda, surf',
    'mar, océano',
    'camuflaje, militar, ejército',
    'marinero, náutico, barco',
    'nórdico, noruego, escandinavo, jacquard, greca',
    'jaspeado, melange, moteado, tweed',
    'confeti, serpentina',
    'terrazo, terrazzo, mosaico',
    'retro, vintage, ochentero, memphis',
    'colorblock, bauhaus',
    'arcoíris, pride, orgullo, LGBT',
    'atardecer, ocaso',
    // sky and space
    'espacio, planeta, cohete, luna, galaxia, universo, astronauta, cosmos, espacial',
    'estrella, estrellita, estrellado, lucero',
    'rayo, relámpago, trueno, tormenta',
    'nube, nubecita, lluvia',
    'nieve, copo, escarcha, nevado',
    // products
    'corazón, corazoncito, cupido',
    'cara, rostro, carita, emoji, smiley, picasso',
    'ojo, ojito, pestaña',
    'bicicleta, bici, ciclista, ciclismo',
    'música, músico, musical, vinilo, disco, casete, nota, melómano',
    'halloween, calabaza, fantasma, calavera',
    'elfo, duende',
    'cine, película',
    // clothes
    'leotardo, panti, leggings',
    'guante, manopla, mitón',
    'bufanda, pañuelo',
    'jersey, suéter',
  ],
  stopWords:
    'el, la, los, las, lo, un, una, unos, unas, de, del, al, a, y, e, o, u, en, con, para, por, que, quien, mi, mis, tu, tus, su, sus, me, te, se, le, les, yo, nos, es, son, este, esta, estos, estas, ese, esa, muy, más, todo, toda, todos, todas, algo, alguien, algún, alguna, hay, favor, gracias, gusta, gustan, encanta, encantan, busco, buscar, busca, quiero, quería, querría, necesito, ver, mostrar, comprar, compra, compro, pedir, pedido, tienda, tiendas, online, internet, web, barato, barata, baratos, baratas, económico, económica, económicos, económicas, precio, precios, par, pares, bonito, bonita, bonitos, bonitas, chulo, chula, chulos, chulas, guay, lindo, linda, lindos, lindas, cómodo, cómoda, cómodos, cómodas, único, única, únicos, únicas, bueno, buena, buenos, buenas, mejor, mejores, calidad, divertido, divertida, divertidos, divertidas, gracioso, graciosa, graciosos, graciosas, original, originales, loco, loca, locos, locas, raro, rara, raros, raras, curioso, curiosos, molón, molones, friki, frikis, fantasía, estampado, estampada, estampados, estampadas, dibujo, dibujos, forma, formas, motivo, motivos, diseño, diseños, estilo, modelo, modelos, tema, temática, color, colores, claro, clara, claros, claras, oscuro, oscura, oscuros, oscuras, vivo, viva, vivos, vivas, pastel, flúor, neón, idea, ideas, artículo, artículos, producto, productos, fan, fans, amante, amantes, persona, personas, gente, unisex, chico, chica, chicos, chicas, señor, señora, señores, señoras, abuelo, abuela, abuelos, abuelas, profe, profesor, profesora, día, días, pequeño, pequeña, pequeños, pequeñas, grande, grandes, amigo, amiga, amigos, amigas, tipo',
  sizeWords: {
    size: 'talla, tallas, número, números, núm, EU, UK, US, edad, calzado, zapato, zapatos',
    years: 'año, años, añitos',
    months: 'mes, meses',
  },
  priceWords: {
    below: 'menos de, por menos de, hasta, máximo, max, debajo de, por debajo de',
    money: 'euro, euros',
  },
}
