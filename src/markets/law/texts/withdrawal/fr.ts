/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. */
import type { WithdrawalText } from './withdrawal-text.ts'

export const fr: WithdrawalText = {
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
