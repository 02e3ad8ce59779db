/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const sl: WithdrawalText = {
  heading: 'Navodila o odstopu od pogodbe',
  instructions: [
    'Pravico imate, da brez navedbe razlogov odstopite od te pogodbe v roku 14 dni.',
    'Odstopni rok poteče po 14 dneh od dneva, ko vi ali tretja oseba, ki ni prevoznik in jo določite vi, pridobite fizično posest zadnjega blaga.',
    'Če želite uveljavljati pravico do odstopa, nas ({seller}, {email}) morate obvestiti o svoji odločitvi, da odstopate od te pogodbe, z nedvoumno izjavo (npr. s pismom, poslanim po pošti, ali po elektronski pošti). Uporabite lahko priloženi vzorčni odstopni obrazec, vendar to ni obvezno.',
    'Pravico do odstopa lahko uveljavljate tudi na spletu na naslovu {link}. Če uporabite to spletno funkcijo, vam bomo brez nepotrebnega odlašanja na trajnem nosilcu podatkov (npr. po elektronski pošti) poslali potrdilo o prejemu odstopa z njegovo vsebino ter datumom in uro oddaje.',
    'Da se upošteva odstopni rok, zadostuje, da obvestilo o uveljavljanju pravice do odstopa pošljete pred iztekom odstopnega roka.',
  ],
  effects: 'Učinki odstopa',
  effectsText: [
    'Če odstopite od te pogodbe, vam bomo brez nepotrebnega odlašanja in v vsakem primeru najpozneje v 14 dneh od dneva, ko smo bili obveščeni o vaši odločitvi o odstopu od te pogodbe, vrnili vsa prejeta plačila, vključno s stroški dostave (razen dodatnih stroškov, ki so nastali, ker ste izbrali drugo vrsto dostave in ne najcenejše standardne dostave, ki jo ponujamo). Povračilo bomo opravili z enakim plačilnim sredstvom, kot ste ga uporabili pri prvotni transakciji, razen če ste izrecno soglašali z drugim plačilnim sredstvom; v nobenem primeru vam zaradi tega povračila ne bomo zaračunali stroškov. Povračilo lahko zadržimo do prejema vrnjenega blaga ali dokler nam ne predložite dokazila, da ste blago poslali nazaj, kar nastopi prej.',
    'Blago nam pošljite nazaj ali izročite brez nepotrebnega odlašanja in v vsakem primeru najpozneje v 14 dneh od dneva, ko ste nas obvestili o odstopu od te pogodbe. Rok je spoštovan, če blago pošljete nazaj pred iztekom 14-dnevnega roka. Neposredne stroške vračila blaga krijete sami.',
    'Odgovorni ste le za zmanjšano vrednost blaga, ki je posledica ravnanja, ki ni potrebno za ugotovitev narave, lastnosti in delovanja blaga.',
  ],
  form: 'Vzorčni odstopni obrazec',
  formNote: '(izpolnite in vrnite ta obrazec samo, če želite odstopiti od pogodbe)',
  formLines: [
    'Prejemnik: {seller}, {email}',
    'Obveščam/obveščamo (*) vas, da odstopam/odstopamo (*) od pogodbe o prodaji naslednjega blaga (*)/opravljanju naslednje storitve (*)',
    'Naročeno dne (*)/prejeto dne (*)',
    'Ime potrošnika/potrošnikov',
    'Naslov potrošnika/potrošnikov',
    'Podpis potrošnika/potrošnikov (samo če se ta obrazec pošlje v papirni obliki)',
    'Datum',
  ],
  formEnd: '(*) Neustrezno prečrtajte.',
}
