import { spawn } from 'node:child_process'
import path from 'node:path'
import type { BuildStep } from '../../config/report-steps'

/** Maximum number of lines to show from the output of a failed build. */
const TAIL = 30

/** Removes color codes and cursor movements. */
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')

/** Returns the lines of a failed build from its first error on, without progress bars. */
export const failureLines = (output: string): string[] => {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/[█●]|Webpack|编译/.test(line))
  const first = lines.findIndex((line) => /error|failed|cannot|✖/i.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, TAIL)
}

const TITLES: Record<BuildStep['name'], string> = {
  prepare: 'reading the configuration',
  compile: 'compiling modules',
  bundle: 'bundling',
  minify: 'minifying',
  write: 'writing files',
  ready: 'ready',
}

/** Formats a build step for the progress line: `compiling modules 812 of 1,900`. */
export const stepText = ({ name, done, total }: BuildStep): string =>
  done !== undefined && total
    ? `${TITLES[name]} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
    : TITLES[name]

/**
 * Builds the storefront for the web. Rejects with the build's output when it fails.
 * @param onStep called with each step of the build
 * @param settings environment variables for this build only (config/README.md)
 */
export const buildH5 = (
  root: string,
  onStep: (step: BuildStep) => void,
  settings: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
    const child = spawn(process.execPath, [taro, 'build', '--type', 'h5'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      // The build sends its steps over the IPC channel (config/report-steps.ts).
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    })
    let output = ''
    const read = (piece: Buffer) => {
      output += plain(piece.toString())
    }
    onStep({ name: 'prepare' })
    child.on('message', (step) => onStep(step as BuildStep))
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && !/✖ Errors/.test(output)) resolve()
      else reject(new Error(['The storefront did not build.', ...failureLines(output)].join('\n  ')))
    })
  })
