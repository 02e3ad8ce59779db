/** Annex I of Directive 2011/83/EU, as amended by Directive (EU) 2023/2673. Written from the Directive; its comparison with the Official Journal is a task of the merchant (LAW-05). */
import type { WithdrawalText } from './withdrawal-text.ts'

export const cs: WithdrawalText = {
  heading: 'Poučení o právu na odstoupení od smlouvy',
  instructions: [
    'Máte právo odstoupit od této smlouvy bez udání důvodu ve lhůtě 14 dnů.',
    'Lhůta pro odstoupení od smlouvy uplyne po 14 dnech ode dne, kdy Vy nebo Vámi určená třetí osoba (jiná než dopravce) převezmete poslední zboží.',
    'Pro účely uplatnění práva na odstoupení od smlouvy musíte o svém odstoupení od této smlouvy informovat nás ({seller}, {email}) formou jednoznačného prohlášení (například dopisem zaslaným poštou nebo e-mailem). Můžete použít přiložený vzorový formulář pro odstoupení od smlouvy, není to však Vaší povinností.',
    'Právo na odstoupení od smlouvy můžete uplatnit také online na adrese {link}. Využijete-li tuto online funkci, zašleme Vám bez zbytečného odkladu na trvalém nosiči (například e-mailem) potvrzení o přijetí odstoupení od smlouvy včetně jeho obsahu a data a času jeho podání.',
    'Aby byla dodržena lhůta pro odstoupení od této smlouvy, postačuje odeslat oznámení o uplatnění práva na odstoupení od smlouvy před uplynutím příslušné lhůty.',
  ],
  effects: 'Důsledky odstoupení od smlouvy',
  effectsText: [
    'Pokud odstoupíte od této smlouvy, vrátíme Vám bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy nám došlo Vaše oznámení o odstoupení od smlouvy, všechny platby, které jsme od Vás obdrželi, včetně nákladů na dodání (kromě dodatečných nákladů vzniklých v důsledku Vámi zvoleného způsobu dodání, který je jiný než nejlevnější způsob standardního dodání námi nabízený). Pro vrácení plateb použijeme stejný platební prostředek, který jste použil(a) pro provedení počáteční transakce, pokud jste výslovně neurčil(a) jinak; v žádném případě Vám tím nevzniknou další náklady. S vrácením platby můžeme vyčkat do doby, než obdržíme vrácené zboží nebo než prokážete, že jste zboží odeslal(a) zpět, podle toho, co nastane dříve.',
    'Zboží bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy jste nás informoval(a) o odstoupení od této smlouvy, zašlete zpět nebo nám je předejte. Lhůta se považuje za zachovanou, pokud zboží odešlete zpět před uplynutím 14 dnů. Ponesete přímé náklady spojené s vrácením zboží.',
    'Odpovídáte pouze za snížení hodnoty zboží v důsledku nakládání s tímto zbožím jiným způsobem, než který je nutný k obeznámení se s povahou a vlastnostmi zboží, včetně jeho funkčnosti.',
  ],
  form: 'Vzorový formulář pro odstoupení od smlouvy',
  formNote: '(vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy)',
  formLines: [
    'Adresát: {seller}, {email}',
    'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o nákupu tohoto zboží (*)/o poskytnutí těchto služeb (*)',
    'Datum objednání (*)/datum obdržení (*)',
    'Jméno a příjmení spotřebitele/spotřebitelů',
    'Adresa spotřebitele/spotřebitelů',
    'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě)',
    'Datum',
  ],
  formEnd: '(*) Nehodící se škrtněte nebo údaje doplňte.',
}
