/** `npm run sbom`: writes the bill of materials (CycloneDX) to dist/sbom.cdx.json, or to the file that is named. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { billOfMaterials } from './dependencies/bill-of-materials.ts'
import { readLockfile } from './dependencies/lockfile.ts'

const [file = 'dist/sbom.cdx.json'] = process.argv.slice(2)
const bill = billOfMaterials(await readLockfile('package-lock.json'))
await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(bill, undefined, 2)}\n`)
const needed = bill.components.filter(({ scope }) => scope !== 'excluded').length
console.log(`${file}: ${bill.components.length} packages, ${needed} of them needed to run the shop`)
