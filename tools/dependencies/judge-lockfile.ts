/** Decides whether a lockfile may be installed: from anywhere, only what was published, without code that runs at installation. */
import { nameOf, type Lockfile, type LockedPackage } from './lockfile.ts'

const MACHINES = /(linux-(x64|arm64)(-gnu)?|darwin-(x64|arm64)|win32-x64(-msvc)?)$/
const INTEGRITY = /^sha512-[\w+/]{86}==$/

/** Permissive ones, and those of files that are used as they are: fonts, data, libraries that are loaded and not changed. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
])

/** Of packages whose manifests have no name of a licence that npm reads; read in the package, for that version. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'humanize-number@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
}

/** Whether each package that has an install script may run it. */
export type InstallScripts = Readonly<Record<string, boolean>>

/** `licences`: of programs that are run as they are and never become a part of ours, in addition to those that we accept. */
export function judgeLockfile(
  { packages }: Lockfile,
  scripts: InstallScripts,
  licences: readonly string[] = [],
): readonly string[] {
  const isAllowed = allowing(new Set([...LICENCES, ...licences]))
  const installed = new Set(Object.keys(packages).map(nameOf))
  const inLockfile = Object.entries(packages).flatMap(([path, one]) => [
    ...(path === ''
      ? []
      : problemsOf(withLicence(nameOf(path), one), scripts[nameOf(path)], isAllowed).map(
          (problem) => `${path} ${problem}`,
        )),
    ...Object.keys(one.optionalDependencies)
      .filter((name) => MACHINES.test(name) && !installed.has(name))
      .map((name) => `${path} has no ${name}`),
  ])
  const withScript = new Set(
    Object.entries(packages).flatMap(([path, one]) => (one.hasInstallScript ? [nameOf(path)] : [])),
  )
  const unneeded = Object.keys(scripts).filter((name) => !withScript.has(name))
  return [...inLockfile, ...unneeded.map((name) => `${name} is listed in allowScripts and has no install script`)]
}

const withLicence = (name: string, one: LockedPackage): LockedPackage => ({
  ...one,
  license: STATED_ELSEWHERE[`${name}@${one.version}`] ?? one.license,
})

function problemsOf(
  { resolved, integrity = '', license, hasInstallScript }: LockedPackage,
  mayRun: boolean | undefined,
  isAllowed: (license: string | undefined) => boolean,
): readonly string[] {
  return [
    ...(resolved?.startsWith('http') ? ['has a download address'] : []),
    ...(INTEGRITY.test(integrity) ? [] : ['has no SHA-512 of its content']),
    ...(hasInstallScript && mayRun === undefined ? ['has an install script that allowScripts does not decide on'] : []),
    ...(isAllowed(license) ? [] : [`has the licence ${license ?? 'unknown'}`]),
  ]
}

/** Of several licences all must be allowed; of alternatives one. */
const allowing =
  (licences: ReadonlySet<string>) =>
  (license = ''): boolean => {
    const alternatives = license.replaceAll(/[()]/g, '').split(' OR ')
    return alternatives.some((alternative) => alternative.split(' AND ').every((one) => licences.has(one)))
  }
