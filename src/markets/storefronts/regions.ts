/**
 * States, provinces, counties and emirates for address entry (MKT-03).
 * Filled where a parcel's address needs one; a country without regions gets no region field.
 * Written as one text per country, 'code name' between commas, because that is how the lists can be proofread.
 */
import type { CountryCode, Region } from '../types.ts'

/** Fifty states, DC, territories and military addresses. What the shop does not ship to is hidden later (ADR-09). */
const US = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming,
  AS American Samoa, GU Guam, FM Federated States of Micronesia, MH Marshall Islands, MP Northern Mariana Islands,
  PW Palau, PR Puerto Rico, VI U.S. Virgin Islands,
  AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific`

/** The 107 provinces with the two letters that stand in an Italian address. */
const IT = `
  AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, BA Bari,
  BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, BS Brescia,
  BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, CT Catania, CZ Catanzaro, CH Chieti, CO Como,
  CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, FG Foggia,
  FC Forlì-Cesena, FR Frosinone, GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, AQ L'Aquila,
  SP La Spezia, LT Latina, LE Lecce, LC Lecco, LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova,
  MS Massa-Carrara, MT Matera, ME Messina, MI Milano, MO Modena, MB Monza e della Brianza, NA Napoli, NO Novara,
  NU Nuoro, OR Oristano, PD Padova, PA Palermo, PR Parma, PV Pavia, PG Perugia, PU Pesaro e Urbino, PE Pescara,
  PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone, PZ Potenza, PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria,
  RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo, SA Salerno, SS Sassari, SV Savona, SI Siena, SR Siracusa,
  SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino, TP Trapani, TN Trento, TV Treviso,
  TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola, VC Vercelli, VR Verona, VV Vibo Valentia,
  VI Vicenza, VT Viterbo`

/** The fifty provinces, Ceuta and Melilla (ISO 3166-2:ES). */
const ES = `
  C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, B Barcelona,
  BI Bizkaia, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, CR Ciudad Real, CO Córdoba,
  CU Cuenca, SS Gipuzkoa, GI Girona, GR Granada, GU Guadalajara, H Huelva, HU Huesca, PM Illes Balears, J Jaén,
  LO La Rioja, GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, MU Murcia, NA Navarra,
  OR Ourense, P Palencia, PO Pontevedra, SA Salamanca, TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria,
  T Tarragona, TE Teruel, TO Toledo, V Valencia, VA Valladolid, ZA Zamora, Z Zaragoza`

const IE = `
  CW Carlow, CN Cavan, CE Clare, CO Cork, DL Donegal, D Dublin, G Galway, KY Kerry, KE Kildare, KK Kilkenny, LS Laois,
  LM Leitrim, LK Limerick, LD Longford, LH Louth, MO Mayo, MH Meath, MN Monaghan, OY Offaly, RN Roscommon, SO Sligo,
  TA Tipperary, WD Waterford, WH Westmeath, WX Wexford, WW Wicklow`

const AE = `
  AZ Abu Dhabi, AJ Ajman, DU Dubai, FU Fujairah, RK Ras Al Khaimah, SH Sharjah, UQ Umm Al Quwain`

const REGIONS: Readonly<Partial<Record<CountryCode, string>>> = { US, IT, ES, IE, AE }

export function regionsOf(country: CountryCode): readonly Region[] {
  const text = REGIONS[country]
  return text === undefined ? [] : text.split(',').map(toRegion)
}

function toRegion(entry: string): Region {
  const [code = '', ...name] = entry.trim().split(' ')
  return { name: name.join(' '), code }
}
