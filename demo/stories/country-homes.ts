import type { DemoStory, StoryField, StoryLanguage } from './demo-story.ts'

type HomeWords = { title: string; intro: string; metaDescription: string }

/**
 * The home pages of the storefronts, each with a joke that works where it is read. A storefront with a language of its
 * own has that language as default too, so that no missing translation can ever show English there. Austria and
 * Switzerland read the German one, Belgium the Dutch one: keep both free of anything that is true in one country only.
 */
export const countryHomes: readonly DemoStory[] = [
  countryHome('uk', undefined, {
    title: 'Four seasons a day, two socks',
    intro: 'British weather changes its mind by the hour. Your feet needn’t: pick a pair and stand by it.',
    metaDescription:
      'Socks, gift boxes and underwear for every sort of British weather, sold by a salmon who is used to getting wet.',
  }),
  countryHome('de', 'de-DE', {
    title: 'Schuhe aus. Auftritt.',
    intro: 'An der Haustür zeigt sich, wer gute Socken trägt. Such dir ein Paar aus, das sich sehen lassen kann.',
    metaDescription:
      'Socken, Geschenkboxen und Unterwäsche für alle, die an der Haustür die Schuhe ausziehen. Beratung: ein Lachs.',
  }),
  countryHome('nl', 'nl-NL', {
    title: 'Doe maar gek',
    intro: 'Gewoon doen kan altijd nog, en in je schoenen ziet toch niemand het. Kies de sokken die je stiekem wilde.',
    metaDescription:
      'Sokken, geschenkdozen en ondergoed voor wie even geen zin heeft in gewoon doen. Advies komt van een zalm.',
  }),
  countryHome('fr', 'fr-FR', {
    title: 'Trouve chaussette à ton pied',
    intro: 'Trouver chaussure à son pied peut prendre une vie. Pour la chaussette, compte deux minutes et un saumon.',
    metaDescription:
      'Chaussettes, coffrets cadeaux et sous-vêtements pour trouver enfin chaussette à ton pied. Un saumon te conseille.',
  }),
  countryHome('es', 'es-ES', {
    title: 'Empieza con buen pie',
    intro: 'El izquierdo o el derecho, da igual: con estos calcetines los dos son el bueno. Palabra de salmón.',
    metaDescription:
      'Calcetines, cajas regalo y ropa interior para empezar el día con buen pie, con el izquierdo también. Palabra de salmón.',
  }),
  countryHome('it', 'it-IT', {
    title: 'Calzini in gamba',
    intro: 'In gamba lo sono per mestiere, simpatici per scelta. Prendi un paio e fai un passo avanti, o anche due.',
    metaDescription:
      'Calzini in gamba, cofanetti regalo e intimo per grandi e piccoli. Consiglia un salmone, che di passi ne sa poco.',
  }),
  countryHome('us', 'en-US', {
    title: 'Best foot forward. Then the other.',
    intro: 'Fifty states, two feet per person. The fish did the math and packed accordingly.',
    metaDescription:
      'Socks, gift boxes and underwear in every color a salmon can name. Two feet per person, so we sell them in pairs.',
  }),
  countryHome('eu', undefined, {
    title: 'Hello, Europe. Nice feet.',
    intro: 'Sixteen countries share this shop and one fish. It is a salmon; crossing borders upstream is what it does.',
    metaDescription:
      'Socks, gift boxes and underwear for sixteen countries of Europe, from one shop and one well-travelled salmon.',
  }),
  countryHome('gl', undefined, {
    title: 'Socks that swim far',
    intro: 'Korea, Singapore, Israel, the Emirates: all a long way upstream. The fish has packed a snack.',
    metaDescription:
      'Socks, gift boxes and underwear sent to Korea, Singapore, Israel and the Emirates by a salmon with stamina.',
  }),
]

function countryHome(storefront: string, language: StoryLanguage | undefined, words: HomeWords): DemoStory {
  const field = (text: string): StoryField => (language ? { default: text, [language]: text } : { default: text })
  return {
    fullSlug: `${storefront}/home`,
    name: `home-${storefront}`,
    component: 'page',
    fields: {
      title: field(words.title),
      intro: field(words.intro),
      metaDescription: field(words.metaDescription),
    },
  }
}
