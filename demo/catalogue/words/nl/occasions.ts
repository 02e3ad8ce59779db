/** When to wear it and when to give a box of it. These close a description, whatever came before. */
import type { CatalogueWords } from '../catalogue-words.ts'

/**
 * True for socks and for everything else we knit; only office and romance are sure to be read by grown-ups.
 * Without a pronoun, since a pair is plural and a hat is not.
 */
export const wear: CatalogueWords['wear'] = {
  everyday: [
    'Gemaakt voor gewone dinsdagen, en dat zijn de meeste.',
    '’s Ochtends zonder nadenken gepakt, rond elven met plezier opgemerkt.',
    'Past bij spijkerbroeken, boodschappen en dagen zonder naam.',
    'Goed voor het soort dag waarvan niemand foto’s maakt.',
    'Vraagt om geen reden en geen seizoen, alleen om een la om in te wonen.',
    'Op maandag dragen, op dinsdag wassen, op woensdag missen.',
  ],
  office: [
    'Hiermee kom je een lange vergadering door zonder een woord te zeggen.',
    'Niets in de kledingvoorschriften verbiedt het, en we hebben ze helemaal gelezen.',
    'Serieus genoeg voor de negende verdieping, en de hele weg omhoog een binnenpretje.',
    'Goed te combineren met deadlines, donkere pakken en de mooie pen.',
    'Voor begrotingsdagen, eerste dagen en de dag waarop de printer eindelijk toegeeft.',
    'Draag dit bij de presentatie, dan loopt er in elk geval één ding zoals bedoeld.',
  ],
  party: [
    'Voor avonden die vroeg hadden moeten eindigen.',
    'Hier beginnen gesprekken mee, en meestal eindigen ze er ook mee.',
    'Dans erin, mors er niet op en blijf vaag over waar je het vandaan hebt.',
    'Geschikt voor keukens, want daar belandt elk goed feest.',
    'Staat er op de uitnodiging dat je jezelf mag zijn, dan bedoelen ze dit.',
    'Hiermee ben jij degene over wie ze het de volgende dag hebben.',
  ],
  sport: [
    'Klaar voor de training, de fietstocht of het lange gesprek daarover.',
    'Houdt de meeste dingen bij die sneller gaan dan een wandelaar en langzamer dan een bus.',
    'Gaat mee naar de sportschool, en ook naar de snackbar ernaast.',
    'Modder hoort erbij, medailles zijn niet verplicht, en de was doet de rest.',
    'Goed voor de warming-up, en nog beter voor het moment waarop je het welletjes vindt.',
    'Te dragen aan de winnende kant, of met het goede humeur van de andere.',
  ],
  winter: [
    'Vanaf de eerste nachtvorst hoort dit binnen handbereik van de voordeur.',
    'Goed bij sneeuw, soep en de lange weg naar huis.',
    'Gemaakt voor ochtenden waarop iemand de auto moet krabben.',
    'Van november tot maart te dragen, of zolang er over de verwarming wordt vergaderd.',
    'Het best met een thermoskan, een slee en iemand anders om die te trekken.',
    'Heeft geen mening over skiën, maar is dol op de hut.',
  ],
  romance: [
    'Voor eerste dates, derde dates en de trouwdag die iemand bijna vergat.',
    'Voor als je eigenlijk best wilt dat iemand ernaar vraagt.',
    'Zo is het lieve alvast gezegd en kun jij verder met het eten.',
    'Goed bij kaarslicht, beter met iemand die om dezelfde dingen lacht.',
    'Niemand hoeft het te zien, maar fijn is het wel als de juiste persoon het ziet.',
    'Bewaar dit voor veertien februari, of voor de vijftiende, want dan telt het pas echt.',
  ],
  birthday: [
    'Begin er de ochtend mee, en taart is nog slechts een kwestie van tijd.',
    'Staat de jarige goed, en iedereen die vals meezingt ook.',
    'Voor verjaardagen met een nul, verjaardagen zonder, en de dag erna, met de restjes.',
    'Een jaar ouder worden gaat beter met iets vrolijks erbij.',
    'Ook te dragen bij het uitblazen van de kaarsjes, want tot nu toe ging dat altijd goed.',
    'Mag ook op de andere driehonderdvierenzestig dagen, als je erop staat.',
  ],
  home: [
    'De bank is op de hoogte en verheugt zich erop.',
    'Voor avonden met een deken, een bord op schoot en geen enkel plan.',
    'Zo kun je de deur opendoen, al hoeft dat van niemand.',
    'Gemaakt voor zondagen, regendagen en het uur voordat de rest wakker is.',
    'Gaat van bed naar keuken en weer terug, en dat is ver genoeg.',
    'Gordijnen dicht, afstandsbediening erbij, en je bent volledig gekleed.',
  ],
  travel: [
    'Neemt weinig plaats in, komt zonder kreukels aan en vraagt nooit of we er al zijn.',
    'Voor nachttreinen, stoelen aan het raam en de lange gang naar gate 42.',
    'Past opgerold in de hoek van een tas waarvan je dacht dat die vol was.',
    'Goed gezelschap op veerboten, in logeerkamers en overal waar de kaart het opgeeft.',
    'Op de heenreis dragen, uitspoelen in de wastafel, op de terugreis weer dragen.',
    'Is op meer plekken geweest dan het label wil toegeven.',
  ],
  summer: [
    'Goed vanaf de eerste warme zaterdag tot iemand over school begint.',
    'Voor gazons, steigers, open ramen en de laatste boot terug.',
    'Houdt van lange avonden, koude drankjes en plannen op het laatste moment.',
    'Gaat mee naar de barbecue, waar de rook je toch wel vindt.',
    'Het best tussen twee keer zwemmen, of tussen het ontbijt en de eerste keer.',
    'Heeft schaduw, ijsklontjes en verder weinig nodig om gelukkig te zijn.',
  ],
}

/** Five are enough here: a box is sold in fewer sorts. */
export const give: CatalogueWords['give'] = {
  everyday: [
    'Geef dit zonder enige aanleiding, want dat zijn de cadeaus die mensen onthouden.',
    'Een mooi bedankje voor wie jouw planten water geeft.',
    'Voor vrienden die zeggen dat je niets hoeft mee te nemen en dan naar je handen kijken.',
    'Ook een verstandig cadeau voor jezelf, want jij weet je maat.',
    'Zet het op iemands stoel en zeg niets tot het opvalt.',
  ],
  office: [
    'Voor een collega die weggaat, begint of gewoon weer een kwartaal heeft overleefd.',
    'Veilig voor bazen, stagiairs en degene die de printer repareert.',
    'Een goede eerste prijs voor de kantoorloterij, en de verliezers vragen waar die vandaan komt.',
    'Geef dit in plaats van nog een mok met een spreuk.',
    'Een goed antwoord op een nieuwe baan, een lang project of een erg korte opzegtermijn.',
  ],
  party: [
    'Neem dit mee in plaats van een fles, en je wordt nog eens gevraagd.',
    'Leg het tussen de andere cadeaus en kijk wat er het eerst opengaat.',
    'Voor wie het feest geeft, voor wie komt en voor wie blijft om af te wassen.',
    'Past onder één arm, zodat je met de andere kunt aanbellen.',
    'Geef het bij de deur, voordat de muziek te hard staat om iets uit te leggen.',
  ],
  sport: [
    'Voor de teamgenoot die altijd de sinaasappels meeneemt.',
    'Een prijs voor de eerste plaats, voor de laatste, of gewoon voor het komen opdagen.',
    'Geef dit aan iemand met een marathon voor de boeg, of een erg hoge trap.',
    'Juicht eerst langs de lijn en later vanuit de sporttas.',
    'Beter dan een beker, want afstoffen hoeft niet.',
  ],
  winter: [
    'Voor onder de boom, in de zak van Sinterklaas of gewoon midden op tafel.',
    'Voor degene die het altijd koud heeft en dat ook altijd zegt.',
    'Bestel in november en voel je heel december verheven.',
    'Een warm antwoord op de vraag wat je meeneemt als het vriest.',
    'Iemand op je lijstje heeft koude tenen, en daar kun je nu iets aan doen.',
  ],
  romance: [
    'Rozen zijn prachtig, maar ze zijn nog nooit heel uit de was gekomen.',
    'Voor degene van wie je de koude voeten al jaren verdraagt.',
    'Geef dit op veertien februari, of op elke andere avond die het verdient.',
    'Er zit geen gedicht bij, dus dat mag je zelf schrijven.',
    'Schuif een briefje onder het deksel en doe alsof dat er al lag.',
  ],
  birthday: [
    'Er ontbreekt alleen nog een kaarsje en iemand die vals zingt.',
    'Voor een verjaardag waar je op tijd aan dacht, of bijna.',
    'Past bij elke leeftijd en begint er nooit over.',
    'Plak de kaart op het deksel, schrijf er een naam op, en je bent klaar.',
    'Een cadeau dat wordt uitgepakt, gelach oogst en nog dezelfde dag aan de voeten naar huis gaat.',
  ],
  home: [
    'Voor iemand die net verhuisd is en het servies nog niet heeft teruggevonden.',
    'Geef dit aan iemand die een rustig weekend verdient en er zelden een neemt.',
    'Goed om te sturen als je zelf niet langs kunt komen.',
    'Gaat goed samen met een nieuw boek en een oude deken.',
    'Leg het op het kussen van wie het eerst is opgestaan.',
  ],
  travel: [
    'Voor iemand die bijna vertrekt, of die net terug is en vol verhalen zit.',
    'Geef dit op het station, waar geen tijd is voor lange toespraken.',
    'Een afscheidscadeau dat nog plek overlaat in de koffer.',
    'Een bedankje voor wie de kat eten gaf terwijl je weg was.',
    'Beter dan een magneetje van het vliegveld, en makkelijker te dragen.',
  ],
  summer: [
    'Voor iedereen met een tuin, en voor iedereen die er steeds in wordt uitgenodigd.',
    'Neem dit mee naar de barbecue, want de anderen brengen al aardappelsalade.',
    'Overleeft een hete auto beter dan chocola.',
    'Een mooie manier om op de laatste schooldag een juf of meester te bedanken.',
    'Geef dit in juni, en in september heeft het alles gezien.',
  ],
}
