import { spawn } from 'node:child_process'
import path from 'node:path'

/** Output of a failed build that is worth showing, in lines. */
const TAIL = 30

/** Strips colours and cursor moves. */
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')

/** Lines of a failed build from its first error on, without the progress bars. */
export const failureLines = (output: string): string[] => {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/[█●]|Webpack|编译/.test(line))
  const first = lines.findIndex((line) => /error|failed|cannot|✖/i.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, TAIL)
}

/** Taro's progress in percent; null when a piece of output has none. */
export const percentIn = (output: string): number | null => {
  const found = [...output.matchAll(/\((\d{1,3})%\)/g)].at(-1)
  return found ? Number(found[1]) : null
}

/**
 * Builds the storefront for the web. Rejects with the build's output when it fails.
 * @param onProgress called with percent
 * @param settings environment variables for this build only (config/README.md)
 */
export const buildH5 = (
  root: string,
  onProgress: (percent: number) => void,
  settings: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
    const child = spawn(process.execPath, [taro, 'build', '--type', 'h5'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let output = ''
    const read = (piece: Buffer) => {
      const text = plain(piece.toString())
      output += text
      const percent = percentIn(text)
      if (percent !== null) onProgress(percent)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && !/✖ Errors/.test(output)) resolve()
      else reject(new Error(['The storefront did not build.', ...failureLines(output)].join('\n  ')))
    })
  })
