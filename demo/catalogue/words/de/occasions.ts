/** When to wear it and when to give a box of it. These close a description, whatever came before. */
import type { CatalogueWords } from '../catalogue-words.ts'

/**
 * True for socks and for everything else we knit, so no pronoun and no verb may ask for the garment's gender or number;
 * only office and romance are sure to be read by grown-ups.
 */
export const wear: CatalogueWords['wear'] = {
  everyday: [
    'Gemacht für gewöhnliche Dienstage, und das sind die meisten.',
    'Ohne Nachdenken angezogen, gegen elf mit Freude bemerkt.',
    'Passend zu Jeans, Besorgungen und Tagen ohne Namen.',
    'Gut für die Sorte Tag, die niemand fotografiert.',
    'Ein Grund ist nicht nötig, eine Jahreszeit auch nicht, nur ein Platz in der Schublade.',
    'Am Montag tragen, am Dienstag waschen, am Mittwoch vermissen.',
  ],
  office: [
    'So gekleidet übersteht man lange Sitzungen, ohne ein Wort zu sagen.',
    'Die Kleiderordnung sagt nichts dagegen, wir haben sie ganz gelesen.',
    'Ernst genug für die Chefetage und auf dem Weg nach oben ein kleiner Witz nur für dich.',
    'Bestens vereinbar mit Fristen, dunklen Anzügen und dem guten Füller.',
    'Für Budgettage, erste Tage und den Tag, an dem der Drucker endlich nachgibt.',
    'Zur Präsentation tragen, dann läuft wenigstens eine Sache nach Plan.',
  ],
  party: [
    'Für Abende, die eigentlich früh enden sollten.',
    'Ein guter Anfang für Gespräche und meistens auch ein guter Schluss.',
    'Tanzen, nichts verschütten und bei der Frage nach dem Laden vage bleiben.',
    'Geeignet für Küchen, denn dort endet jedes gute Fest.',
    'Wenn auf der Einladung „Komm, wie du bist“ steht, ist das hier gemeint.',
    'So wirst du zu der Person, von der am nächsten Tag erzählt wird.',
  ],
  sport: [
    'Bereit für den Lauf, die Radtour oder das lange Gespräch darüber.',
    'Für alles, was schneller ist als ein Bummel und langsamer als der Bus.',
    'Gut aufgehoben in der Turnhalle und auch am Kiosk nebenan.',
    'Schlamm ist eingeplant, Medaillen sind freiwillig, den Rest erledigt die Wäsche.',
    'Gut zum Aufwärmen und noch besser zum Aufhören.',
    'Für die Siegerseite oder die gute Laune auf der anderen.',
  ],
  winter: [
    'Ab dem ersten Frost bitte in Reichweite der Haustür aufbewahren.',
    'Passend zu Schnee, Suppe und dem langen Heimweg.',
    'Gemacht für die Morgenstunde, in der jemand das Auto freikratzen muss.',
    'Zu tragen von November bis März oder so lange, wie über die Heizung diskutiert wird.',
    'Am besten mit Thermoskanne, Schlitten und jemandem, der ihn zieht.',
    'Zum Skifahren keine Meinung, aber eine große Schwäche für die Hütte.',
  ],
  romance: [
    'Für erste Dates, dritte Dates und den Jahrestag, den jemand fast vergessen hätte.',
    'Für Tage, an denen du ganz gern darauf angesprochen würdest.',
    'Damit ist das Zarte schon gesagt, und du kannst dich ums Abendessen kümmern.',
    'Gut bei Kerzenlicht, besser mit jemandem, der über dasselbe lacht.',
    'Auffallen muss es niemandem, aber schön ist es schon, wenn die richtige Person es sieht.',
    'Aufheben für den vierzehnten Februar oder für den fünfzehnten, da zählt es mehr.',
  ],
  birthday: [
    'Morgens anziehen, dann ist Kuchen nur noch eine Frage der Zeit.',
    'Gut fürs Geburtstagskind und für alle, die ihm schief etwas vorsingen.',
    'Für Geburtstage mit Null, Geburtstage ohne und den Tag danach mit den Resten.',
    'Ein Jahr älter sieht mit etwas Fröhlichem gleich besser aus.',
    'Auch beim Auspusten der Kerzen zu tragen, gestört hat es dabei noch nie.',
    'Geht auch an den übrigen dreihundertvierundsechzig Tagen, wenn du darauf bestehst.',
  ],
  home: [
    'Das Sofa ist informiert und freut sich schon.',
    'Für Abende mit Decke, Teller auf dem Schoß und keinem Ziel.',
    'Wenn es klingelt, kannst du so aufmachen, musst aber nicht.',
    'Gemacht für Sonntage, Regentage und die Stunde, bevor die anderen wach sind.',
    'Vom Bett in die Küche und wieder zurück, das ist weit genug.',
    'Vorhang zu, Fernbedienung finden und als vollständig angezogen gelten.',
  ],
  travel: [
    'Klein gepackt, faltenfrei angekommen und nie gefragt, wann wir endlich da sind.',
    'Für Nachtzüge, Fensterplätze und den langen Gang zu Gate zweiundvierzig.',
    'Zusammengerollt genau richtig für die Ecke der Tasche, die du für voll gehalten hast.',
    'Gute Gesellschaft auf Fähren, in Gästezimmern und überall, wo die Karte aufgibt.',
    'Auf dem Hinweg tragen, im Waschbecken auswaschen, auf dem Rückweg wieder tragen.',
    'Schon an mehr Orten gewesen, als das Etikett zugibt.',
  ],
  summer: [
    'Gut vom ersten warmen Samstag an, bis jemand die Schule erwähnt.',
    'Für Wiesen, Stege, offene Fenster und das letzte Boot zurück.',
    'Am liebsten mit langen Abenden, kalten Getränken und Plänen in letzter Minute.',
    'Zum Grillen tragen, der Rauch findet dich sowieso.',
    'Am besten zwischen zweimal Schwimmen oder zwischen dem Frühstück und dem ersten Mal.',
    'Schatten und Eiswürfel, viel mehr braucht es nicht zum Glück.',
  ],
}

/** Five are enough here: a box is sold in fewer sorts. */
export const give: CatalogueWords['give'] = {
  everyday: [
    'Verschenk die Box einfach so, denn das ist der Anlass, an den man sich erinnert.',
    'Ein feines Dankeschön für alle, die deine Pflanzen gießen.',
    'Für Freunde, die sagen, du sollst nichts mitbringen, und dir dann auf die Hände schauen.',
    'Auch als Geschenk an dich selbst vernünftig, denn deine Größe kennst du ja.',
    'Stell jemandem die Box auf den Stuhl und sag nichts, bis es auffällt.',
  ],
  office: [
    'Für alle im Team, die gehen, kommen oder bloß ein weiteres Quartal überstanden haben.',
    'Unbedenklich für Chefetage, Praktikum und die Person, die den Drucker repariert.',
    'Damit ist das Bürowichteln entschieden, und die anderen fragen, woher das kommt.',
    'Eine gute Wahl statt noch einer Tasse mit Spruch.',
    'Die passende Antwort auf einen neuen Job, ein langes Projekt oder eine sehr kurze Kündigungsfrist.',
  ],
  party: [
    'Bring die Box statt einer Flasche mit, und du wirst wieder eingeladen.',
    'Stell die Box zu den anderen Geschenken und schau, welches zuerst aufgemacht wird.',
    'Für Einladende, Eingeladene und alle, die zum Abwasch bleiben.',
    'Passt unter einen Arm, da bleibt der andere frei zum Klingeln.',
    'Am besten gleich an der Tür zu überreichen, bevor die Musik zu laut für Erklärungen wird.',
  ],
  sport: [
    'Für die Person im Team, die immer die Orangen mitbringt.',
    'Ein Preis für den ersten Platz, für den letzten oder fürs Dabeisein.',
    'Für jemanden, dem ein Marathon bevorsteht oder ein sehr hohes Treppenhaus.',
    'Feuert erst vom Rand aus an und später aus der Sporttasche.',
    'Besser als ein Pokal, denn abstauben muss hier niemand.',
  ],
  winter: [
    'Für unter den Baum, in den Stiefel oder einfach über den Tisch hinweg.',
    'Für jemanden, der immer friert und es auch immer sagt.',
    'Im November bestellen und sich den ganzen Dezember lang überlegen fühlen.',
    'Eine warme Antwort auf die Frage, was man bei Frost mitbringt.',
    'Irgendwer auf deiner Liste hat kalte Zehen, und jetzt lässt sich etwas dagegen tun.',
  ],
  romance: [
    'Rosen sind schön, haben aber noch nie eine Wäsche überstanden.',
    'Für den Menschen, dessen kalte Füße du all die Jahre ausgehalten hast.',
    'Für den vierzehnten Februar oder jeden anderen Abend, der es verdient.',
    'Kommt ohne Gedicht, du darfst also ein eigenes dazulegen.',
    'Leg einen Zettel unter den Deckel und tu so, als gehörte er dazu.',
  ],
  birthday: [
    'Fehlen nur noch eine Kerze und jemand, der schief singt.',
    'Für einen Geburtstag, an den du rechtzeitig gedacht hast, jedenfalls beinahe.',
    'Passt zu jedem Alter und erwähnt es nie.',
    'Karte auf den Deckel kleben, Namen draufschreiben, fertig.',
    'Ein Geschenk, das ausgepackt und belacht und noch auf dem Heimweg getragen wird.',
  ],
  home: [
    'Für jemanden, der gerade eingezogen ist und die Kiste mit den Tellern nicht findet.',
    'Für einen Menschen, der ein ruhiges Wochenende verdient und sich selten eins nimmt.',
    'Gut zu verschicken, wenn du selbst nicht vorbeikommen kannst.',
    'Passt zu einem neuen Buch und einer alten Decke.',
    'Leg die Box aufs Kissen der Person, die zuerst aufgestanden ist.',
  ],
  travel: [
    'Für jemanden, der gleich abreist oder eben zurück ist und voller Geschichten steckt.',
    'Am Bahnsteig zu überreichen, wo für lange Reden keine Zeit bleibt.',
    'Ein Abschiedsgeschenk, das im Koffer noch Platz lässt.',
    'Ein Dankeschön an die Person, die inzwischen die Katze gefüttert hat.',
    'Besser als ein Magnet vom Flughafen und leichter zu tragen.',
  ],
  summer: [
    'Für alle mit Garten und für alle, die ständig in einen eingeladen werden.',
    'Bring sie zum Grillen mit, Kartoffelsalat haben schon die anderen.',
    'Übersteht ein heißes Auto besser als Schokolade.',
    'Ein schönes Dankeschön für Lehrkräfte am letzten Schultag.',
    'Im Juni verschenkt, hat sie bis September alles gesehen.',
  ],
}
