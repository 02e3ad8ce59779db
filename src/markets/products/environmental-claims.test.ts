import { describe, expect, it } from 'vitest'
import { genericClaims } from './environmental-claims.ts'

describe('genericClaims', () => {
  it.each([
    ['en', 'The greenest socks we knit', 'greenest'],
    ['en', 'Eco-friendly yarn', 'Eco-friendly'],
    ['en', 'Environmentally friendly, of course', 'Environmentally friendly'],
    ['en', 'Shipped climate neutral', 'climate neutral'],
    ['en', 'CO₂-neutral parcels', 'CO₂-neutral'],
    ['de', 'Unsere grünsten Socken', 'grünste'],
    ['de', 'Umweltfreundlich gestrickt', 'Umweltfreundlich'],
    ['de', 'Klimaneutraler Versand', 'Klimaneutral'],
    ['de', 'ökologisch wertvoll', 'ökologisch'],
    ['nl', 'De groenste sokken', 'groenste'],
    ['nl', 'Milieuvriendelijke sokken', 'Milieuvriendelijk'],
    ['nl', 'klimaatneutraal verzonden', 'klimaatneutra'],
    ['fr', 'Les plus vertes de toutes', 'Les plus vertes'],
    ['fr', 'Des chaussettes écologiques', 'écologique'],
    ['fr', 'Un envoi neutre en carbone', 'neutre en carbone'],
    ['es', 'Los más verdes', 'Los más verdes'],
    ['es', 'Calcetines ecológicos', 'ecológico'],
    ['es', 'Envío neutro en carbono', 'neutro en carbono'],
    ['it', 'I più verdi', 'I più verdi'],
    ['it', 'Calzini ecologici', 'ecologic'],
    ['it', 'Spedizione a impatto zero', 'a impatto zero'],
  ])('LAW-20 finds a claim in %s: %s', (_, text, claim) => {
    expect(genericClaims(text).join(' ')).toContain(claim)
  })

  it.each([
    'Green stripes on a darker green',
    'Grüne Socken mit grünem Rand',
    'Des chaussettes vertes, un peu plus vertes que les bleues',
    'Calcetines verdes',
    'Calzini verdi',
    'De sokken zijn groen',
    '62 % less water than the pair before, measured in 2026',
    'A decent climate for feet',
    'Economy class legroom',
    'Klimaanlage für die Füße',
  ])('LAW-20 leaves alone: %s', (text) => {
    expect(genericClaims(text)).toEqual([])
  })

  it('LAW-20 a text that names its certificate scheme may claim', () => {
    expect(genericClaims('Eco-friendly cotton, certified by GOTS')).toEqual([])
  })
})
