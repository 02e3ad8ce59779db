/**
 * Generic environmental claims, which may not be made without recognised excellent performance (Directive 2005/29/EC Annex I
 * 4a to 4c, as changed by Directive (EU) 2024/825, in force since 27 September 2026). A text that names a certificate scheme
 * may make them: the scheme says what was assessed. Pure.
 */

/** Schemes that are assessed by third parties. What a merchant claims to hold is theirs to prove. */
export const CERTIFICATE_SCHEMES = [
  'EU Ecolabel',
  'GOTS',
  'OCS',
  'GRS',
  'RCS',
  'OEKO-TEX Standard 100',
  'OEKO-TEX Made in Green',
  'Blauer Engel',
  'Nordic Swan Ecolabel',
  'Grüner Knopf',
  'Cradle to Cradle Certified',
  'Better Cotton',
  'Responsible Wool Standard',
  'FSC',
] as const

export type CertificateScheme = (typeof CERTIFICATE_SCHEMES)[number]

/** Parts of words count: "umweltfreundlichsten", "klimaatneutrale". Colours are no claims, superlatives of green are. */
const CLAIMS: readonly RegExp[] = [
  // English
  /\b(?:eco|ecologically|environment(?:ally)?|earth|planet|climate|carbon|nature)[ -]?friendl(?:y|ier|iest)/iu,
  /\bgreenest\b/iu,
  /\b(?:climate|carbon|co[2₂])[ -](?:neutral|positive|negative|free)\b/iu,
  /\bnet[ -]zero\b/iu,
  /\bbiodegradable\b/iu,
  /\b(?:good|gentle|kind) (?:for|on|to) the (?:environment|planet|climate)\b/iu,
  /\becological(?:ly)?\b/iu,
  // German
  /(?:umwelt|klima|natur|öko)(?:freundlich|schonend)/iu,
  /ökologisch/iu,
  /\bgrünste/iu,
  /(?:klima|co[2₂][ -]?)(?:neutral|positiv)/iu,
  /\bbiologisch abbaubar/iu,
  /\bgut für (?:die umwelt|das klima|den planeten)/iu,
  // Dutch
  /(?:milieu|klimaat|natuur)(?:vriendelijk|bewust)/iu,
  /\becologisch/iu,
  /\bgroenste\b/iu,
  /(?:klimaat|co[2₂][ -]?)(?:neutra|positie)/iu,
  /\bbiologisch afbreekbaar/iu,
  /\bgoed voor (?:het milieu|het klimaat|de planeet)/iu,
  // French
  /écologique/iu,
  /éco[ -]?(?:responsable|friendly)/iu,
  /\brespectueu(?:x|ses?) de (?:l['’]environnement|la (?:nature|planète)|du climat)/iu,
  /\b(?:le|la|les) plus verte?s?\b/iu,
  /\bneutres? (?:en carbone|pour le climat|en co[2₂])/iu,
  /biodégradable/iu,
  /\bbone?s? pour (?:l['’]environnement|la planète|le climat)/iu,
  // Spanish
  /ecológic[oa]/iu,
  /\beco[ -]?(?:responsable|amigable)/iu,
  /\brespetuos[oa]s? con (?:el medio ?ambiente|el planeta|el clima|la naturaleza)/iu,
  /\b(?:el|la|los|las) más verdes?\b/iu,
  /\b(?:neutr[oa]s? en carbono|carbono neutral|climáticamente neutr)/iu,
  /\bbuen[oa]?s? para (?:el medio ?ambiente|el planeta|el clima)/iu,
  // Italian
  /\becologic[oahi]/iu,
  /\beco[ -]?(?:compatibil|sostenibil|friendly|logic)/iu,
  /\b(?:rispettos[oaie]|amic(?:[oaie]|he|hi)) (?:dell['’]ambiente|del pianeta|del clima|della natura)/iu,
  /\b(?:il|la|i|le) più verd[ei]\b/iu,
  /\b(?:a impatto zero|climaticamente neutr|neutral[ei] (?:in termini di carbonio|per il clima)|carbonio neutrale)/iu,
  /\bbiodegradabil[ei]/iu,
  /\bfa(?:nno)? bene (?:all['’]ambiente|al pianeta|al clima)/iu,
]

/** The first claim in a text as it is written, none where it names a scheme. */
export function genericClaims(text: string): readonly string[] {
  const lower = text.toLowerCase()
  if (CERTIFICATE_SCHEMES.some((scheme) => lower.includes(scheme.toLowerCase()))) return []
  return CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []).slice(0, 1)
}

export const claimMessage = (claim: string): string =>
  `claims "${claim}" in general: name the certificate scheme that proves it, or what exactly is better`
