/** The parts of `package-lock.json` (version 3) that are used. */
export interface LockFile {
  packages: Record<string, LockedPackage>
}

export interface LockedPackage {
  version?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  license?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** An optional package that another package pins, but that the lock file does not contain. */
export interface Hole {
  /** Path of the package that depends on the missing package: `node_modules/@swc/core`. */
  parent: string
  name: string
  version: string
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

const up = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))

/** Returns the package that Node.js resolves for `name`: in the folder itself, or in the nearest folder above. */
const locate = (lock: LockFile, folder: string, name: string): LockedPackage | undefined =>
  lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`] ??
  (folder ? locate(lock, up(folder), name) : undefined)

/**
 * Returns pinned optional packages without an entry in the lock file. Such packages are builds of one program for
 * different systems. npm leaves out packages that the registry lacks when npm writes the file. `npm ci` then rejects
 * the file.
 */
export const holes = (lock: LockFile): Hole[] =>
  Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => EXACT.test(version) && locate(lock, parent, name)?.version !== version)
      .map(([name, version]) => ({ parent, name, version })),
  )

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Returns the system of a package from its name in the style of napi-rs: `binding-linux-x64-musl`. */
const platform = (name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> => {
  const parts = name.split(/[-/]/)
  const os = SYSTEMS.filter((system) => parts.includes(system))
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor))
  if (os.length === 0 && cpu.length === 0) throw new Error(`No system or processor in the package name "${name}".`)
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) }
}

/** Returns the lock file with a minimal entry for each missing package, so that npm can find it. */
export const filled = (lock: LockFile): LockFile => {
  const packages = { ...lock.packages }
  for (const { parent, name, version } of holes(lock)) {
    const shared = `node_modules/${name}`
    const place = packages[shared] && packages[shared].version !== version ? `${parent}/${shared}` : shared
    packages[place] = { version, ...(packages[parent]?.dev && { dev: true }), optional: true, ...platform(name) }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
