/** Writes the types that docs/api.md offers to clients. A test fails when they are out of date. */
import { writeFile } from 'node:fs/promises'
import { CLIENT_TYPES, clientTypes, typesFile } from './client-types.ts'

for (const service of CLIENT_TYPES) await writeFile(typesFile(service), await clientTypes(service))
