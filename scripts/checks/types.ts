/*
 * TypeScript over everything, then over the sources once a host with the names that its engine has: the same as
 * `tsc --project` five times. One process reads and binds each file once for all five. `--output FILE` writes the results
 * as Jest's `--json` does.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import type { ResultsFile } from './results'

const HOSTS = ['h5', 'weapp', 'alipay', 'bank'] as const

/** Everything as the web sees it, and the sources by each host's own suffixes and language. */
export const PROJECTS: readonly string[] = ['tsconfig.json', ...HOSTS.map((host) => `config/tsconfig/${host}.json`)]

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
}

const readConfig = (project: string): ts.ParsedCommandLine => {
  const file = path.resolve(project)
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile) as { config?: unknown; error?: ts.Diagnostic }
  if (error) return { options: {}, fileNames: [], errors: [error] }
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file), undefined, file)
}

/** Parsed files by path and by what decides how a file is read; binding a file twice gives the same. */
export type SourceFiles = Map<string, ts.SourceFile | undefined>

const readOptions = ({ languageVersion, impliedNodeFormat, jsDocParsingMode }: ts.CreateSourceFileOptions): string =>
  [languageVersion, impliedNodeFormat, jsDocParsingMode].join()

const hostFor = (options: ts.CompilerOptions, files: SourceFiles): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, version, ...rest) => {
    const key = `${file} ${typeof version === 'object' ? readOptions(version) : version}`
    if (!files.has(key)) files.set(key, getSourceFile.call(host, file, version, ...rest))
    return files.get(key)
  }
  return host
}

/**
 * What TypeScript finds wrong in a project, as it prints it; nothing when all is well.
 * @param files shared by all projects of a run
 */
export const checkTypes = (project: string, files: SourceFiles): string => {
  const { options, fileNames, errors } = readConfig(project)
  if (errors.length > 0) return ts.formatDiagnostics(errors, FORMAT)
  const program = ts.createProgram(fileNames, options, hostFor(options, files))
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program)), FORMAT)
}

const main = (output?: string): void => {
  const files: SourceFiles = new Map()
  const results = PROJECTS.map((project) => {
    const start = Date.now()
    const found = checkTypes(project, files)
    if (found) console.error(`${project}\n${found}`)
    return { project, found, duration: Date.now() - start }
  })
  const failed = results.filter(({ found }) => found).length
  process.exitCode = failed ? 1 : 0
  if (!output) return
  const written: ResultsFile = {
    numPassedTests: results.length - failed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    testResults: results.map(({ project, duration }) => ({
      name: path.resolve(project),
      assertionResults: [{ fullName: 'types', duration }],
    })),
  }
  writeFileSync(output, JSON.stringify(written))
}

if (require.main === module) main(parseArgs({ options: { output: { type: 'string' } } }).values.output)
