/** Every market of the shop: the ones it ships to in the order of the list (MKT-05), then those that other sites serve. */
import { AUSTRALIA } from './australia.ts'
import { AUSTRIA } from './austria.ts'
import { BELGIUM } from './belgium.ts'
import { CROATIA } from './croatia.ts'
import { CZECHIA } from './czechia.ts'
import { DENMARK } from './denmark.ts'
import { ESTONIA } from './estonia.ts'
import { FINLAND } from './finland.ts'
import { FRANCE } from './france.ts'
import { GERMANY } from './germany.ts'
import { HUNGARY } from './hungary.ts'
import { IRELAND } from './ireland.ts'
import { ISRAEL } from './israel.ts'
import { ITALY } from './italy.ts'
import { JAPAN } from './japan.ts'
import { LATVIA } from './latvia.ts'
import { LITHUANIA } from './lithuania.ts'
import { LUXEMBOURG } from './luxembourg.ts'
import { NETHERLANDS } from './netherlands.ts'
import { NEW_ZEALAND } from './new-zealand.ts'
import { NORWAY } from './norway.ts'
import { POLAND } from './poland.ts'
import { PORTUGAL } from './portugal.ts'
import { SINGAPORE } from './singapore.ts'
import { SLOVAKIA } from './slovakia.ts'
import { SLOVENIA } from './slovenia.ts'
import { SOUTH_KOREA } from './south-korea.ts'
import { SPAIN } from './spain.ts'
import { SWEDEN } from './sweden.ts'
import { SWITZERLAND } from './switzerland.ts'
import { UNITED_ARAB_EMIRATES } from './united-arab-emirates.ts'
import { UNITED_KINGDOM } from './united-kingdom.ts'
import { UNITED_STATES } from './united-states.ts'

export const MARKET_RECORDS = [
  UNITED_KINGDOM,
  GERMANY,
  AUSTRIA,
  BELGIUM,
  SWITZERLAND,
  NETHERLANDS,
  FRANCE,
  UNITED_STATES,
  SPAIN,
  ITALY,
  CROATIA,
  ESTONIA,
  SLOVAKIA,
  SWEDEN,
  FINLAND,
  PORTUGAL,
  LATVIA,
  LITHUANIA,
  IRELAND,
  CZECHIA,
  SLOVENIA,
  DENMARK,
  HUNGARY,
  POLAND,
  LUXEMBOURG,
  NORWAY,
  SOUTH_KOREA,
  SINGAPORE,
  ISRAEL,
  UNITED_ARAB_EMIRATES,
  AUSTRALIA,
  NEW_ZEALAND,
  JAPAN,
] as const
