/**
 * The information on withdrawing from the contract that a shopper must receive, and the form that must come with it: the wording
 * of Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673, in each language; for Britain that of Schedule 3 of
 * the Consumer Contracts Regulations 2013. Legal words: change them only with a lawyer beside you.
 */
import type { CountryCode, Language } from '../../../../markets/types.ts'

export type WithdrawalText = {
  readonly heading: string
  /** {seller}, {email} and {link} are filled in. */
  readonly instructions: readonly string[]
  readonly effects: string
  readonly effectsText: readonly string[]
  readonly form: string
  readonly formNote: string
  readonly formLines: readonly string[]
  readonly formEnd: string
}

const EN: WithdrawalText = {
  heading: 'Right of withdrawal',
  instructions: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
    'To exercise the right of withdrawal, you must inform us ({seller}, {email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
    'You may also exercise your right of withdrawal online at {link}. If you use this online function, we will communicate to you an acknowledgement of receipt of the withdrawal, including its content and the date and time of its submission, on a durable medium (e.g. by e-mail) without undue delay.',
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  ],
  effects: 'Effects of withdrawal',
  effectsText: [
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  ],
  form: 'Model withdrawal form',
  formNote: '(complete and return this form only if you wish to withdraw from the contract)',
  formLines: [
    'To {seller}, {email}:',
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    'Ordered on (*)/received on (*),',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
  ],
  formEnd: '(*) Delete as appropriate.',
}

const GB: WithdrawalText = {
  heading: 'Right to cancel',
  instructions: [
    'You have the right to cancel this contract within 14 days without giving any reason.',
    'The cancellation period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
    'To exercise the right to cancel, you must inform us ({seller}, {email}) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form, but it is not obligatory.',
    'You can also do so online at {link}. If you use this option, we will communicate to you an acknowledgement of receipt of such a cancellation on a durable medium (e.g. by e-mail) without delay.',
    'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
  ],
  effects: 'Effects of cancellation',
  effectsText: [
    'If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us).',
    'We may make a deduction from the reimbursement for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
    'We will make the reimbursement without undue delay, and not later than 14 days after the day we receive back from you any goods supplied, or (if earlier) 14 days after the day you provide evidence that you have returned the goods, or if there were no goods supplied, 14 days after the day on which we are informed about your decision to cancel this contract. We will make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.',
    'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your cancellation from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  ],
  form: 'Model cancellation form',
  formNote: '(complete and return this form only if you wish to cancel the contract)',
  formLines: [
    'To {seller}, {email}:',
    'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]/for the supply of the following service [*],',
    'Ordered on [*]/received on [*],',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
  ],
  formEnd: '[*] Delete as appropriate.',
}

const DE: WithdrawalText = {
  heading: 'Widerrufsbelehrung',
  instructions: [
    'Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
    'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({seller}, {email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
    'Sie können Ihr Widerrufsrecht auch online unter {link} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  ],
  effects: 'Folgen des Widerrufs',
  effectsText: [
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
    'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  ],
  form: 'Muster-Widerrufsformular',
  formNote:
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  formLines: [
    'An {seller}, {email}:',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  formEnd: '(*) Unzutreffendes streichen.',
}

const NL: WithdrawalText = {
  heading: 'Herroepingsrecht',
  instructions: [
    'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
    'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het laatste goed fysiek in bezit krijgt.',
    'Om het herroepingsrecht uit te oefenen, moet u ons ({seller}, {email}) via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.',
    'U kunt uw herroepingsrecht ook online uitoefenen via {link}. Als u van deze onlinefunctie gebruikmaakt, sturen wij u onverwijld op een duurzame gegevensdrager (bijvoorbeeld per e-mail) een ontvangstbevestiging van uw herroeping, met de inhoud ervan en de datum en het tijdstip van indiening.',
    'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
  ],
  effects: 'Gevolgen van de herroeping',
  effectsText: [
    'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaardlevering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht. Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft teruggezonden, al naargelang welk tijdstip eerst valt.',
    'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ons terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken. De directe kosten van het terugzenden van de goederen komen voor uw rekening.',
    'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
  ],
  form: 'Modelformulier voor herroeping',
  formNote: '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
  formLines: [
    'Aan {seller}, {email}:',
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
    'Besteld op (*)/Ontvangen op (*)',
    'Naam/Namen consument(en)',
    'Adres consument(en)',
    'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    'Datum',
  ],
  formEnd: '(*) Doorhalen wat niet van toepassing is.',
}

const FR: WithdrawalText = {
  heading: 'Droit de rétractation',
  instructions: [
    'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
    'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
    'Pour exercer le droit de rétractation, vous devez nous notifier ({seller}, {email}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-joint, mais ce n’est pas obligatoire.',
    'Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse {link}. Si vous utilisez cette fonctionnalité, nous vous enverrons sans retard injustifié, sur un support durable (par exemple, par courrier électronique), un accusé de réception de la rétractation précisant son contenu ainsi que la date et l’heure de sa transmission.',
    'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
  ],
  effects: 'Effets de la rétractation',
  effectsText: [
    'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
    'Vous devrez renvoyer ou rendre le bien à nous-mêmes sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours. Vous devrez prendre en charge les frais directs de renvoi du bien.',
    'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
  ],
  form: 'Modèle de formulaire de rétractation',
  formNote:
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  formLines: [
    'À l’attention de {seller}, {email} :',
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
    'Commandé le (*)/reçu le (*)',
    'Nom du (des) consommateur(s)',
    'Adresse du (des) consommateur(s)',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
    'Date',
  ],
  formEnd: '(*) Rayez la mention inutile.',
}

const ES: WithdrawalText = {
  heading: 'Derecho de desistimiento',
  instructions: [
    'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.',
    'El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de los bienes.',
    'Para ejercer el derecho de desistimiento, deberá usted notificarnos a nosotros ({seller}, {email}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
    'También puede usted ejercer su derecho de desistimiento en línea en {link}. Si recurre a esa función en línea, le comunicaremos sin demora en un soporte duradero (por ejemplo, por correo electrónico) el acuse de recibo de dicho desistimiento, con su contenido y la fecha y hora de su presentación.',
    'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
  ],
  effects: 'Consecuencias del desistimiento',
  effectsText: [
    'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.',
    'Deberá usted devolvernos o entregarnos directamente los bienes, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Deberá usted asumir el coste directo de devolución de los bienes.',
    'Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
  ],
  form: 'Modelo de formulario de desistimiento',
  formNote: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
  formLines: [
    'A la atención de {seller}, {email}:',
    'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
    'Pedido el/recibido el (*)',
    'Nombre del consumidor y usuario o de los consumidores y usuarios',
    'Domicilio del consumidor y usuario o de los consumidores y usuarios',
    'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel)',
    'Fecha',
  ],
  formEnd: '(*) Táchese lo que no proceda.',
}

const IT: WithdrawalText = {
  heading: 'Diritto di recesso',
  instructions: [
    'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni.',
    'Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dell’ultimo bene.',
    'Per esercitare il diritto di recesso, Lei è tenuto a informarci ({seller}, {email}) della sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso allegato, ma non è obbligatorio.',
    'Può anche esercitare il diritto di recesso online all’indirizzo {link}. Nel caso scegliesse tale funzione online, Le trasmetteremo senza indugio, su un supporto durevole (ad esempio per posta elettronica), una conferma di ricevimento del recesso con il suo contenuto, la data e l’ora di presentazione.',
    'Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
  ],
  effects: 'Effetti del recesso',
  effectsText: [
    'Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso. Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte Sua di aver rispedito i beni, se precedente.',
    'È pregato di rispedire i beni o di consegnarli a noi, senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso dal presente contratto. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni. I costi diretti della restituzione dei beni saranno a Suo carico.',
    'Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione del bene diversa da quella necessaria per stabilire la natura, le caratteristiche e il funzionamento dei beni.',
  ],
  form: 'Modulo di recesso tipo',
  formNote: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
  formLines: [
    'Destinatario: {seller}, {email}:',
    'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
    'Ordinato il (*)/ricevuto il (*)',
    'Nome del/dei consumatore(i)',
    'Indirizzo del/dei consumatore(i)',
    'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
    'Data',
  ],
  formEnd: '(*) Cancellare la dicitura inutile.',
}

const TEXTS: Readonly<Record<Language, WithdrawalText>> = { en: EN, de: DE, nl: NL, fr: FR, es: ES, it: IT }

export const withdrawalTextOf = (language: Language, country: CountryCode): WithdrawalText =>
  language === 'en' && country === 'GB' ? GB : TEXTS[language]
