import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../size/folder'
import { sizesOf } from '../size/sizes'
import { gatewayFaults } from './gateway-faults'
import { type Run, runTool } from './run-tool'
import { missingSettings, type Vendor } from './settings'
import { toolCall } from './tool'
import { zip } from './zip'

export interface Request {
  target: string
  /** Folder that contains the builds' folders. */
  dist: string
  version: string
  /** Release notes for the vendor's console. */
  note: string
}

/**
 * Returns the reasons why the build must not be uploaded: it is missing, exceeds a budget, or uses a developer's
 * gateway.
 */
const refusals = ({ target, dist }: Request): string[] => {
  const { missing, over } = sizesOf(dist, target)
  const addresses = missing.length > 0 ? [] : gatewayFaults(path.join(dist, target))
  return [
    ...missing.map(() => `It is not built: npm run build:${target}.`),
    ...over.map(({ name }) => `${name} is over its budget: npm run size -- --only ${target}.`),
    ...addresses.map(
      (address) =>
        `It calls ${address}, which buyers cannot reach safely: set TARO_APP_GATEWAY to an https origin and build it again.`,
    ),
  ]
}

/**
 * Writes an archive for the bank's container. There is no public API for the upload, so the archive is uploaded
 * manually on the container's console.
 */
const packForBank = ({ dist }: Request, print: (text: string) => void): number => {
  const folder = path.join(dist, 'bank')
  const archive = path.join(dist, 'bank.zip')
  const entries = filesBelow(folder).map((file) => ({
    path: file.path,
    content: readFileSync(path.join(folder, file.path)),
  }))
  writeFileSync(archive, zip(entries))
  print(`${archive}: ${entries.length} files. Upload it in the console of the bank's container`)
  print("(FinClip: the mini program's page, code packages; TCMPP: versions), or open dist/bank in its tool.")
  return 0
}

/**
 * Uploads a build to its vendor. Prints a message instead if a setting is missing, or the build is missing or exceeds a
 * budget. Never prints a key.
 * @returns exit code
 */
export const upload = (
  request: Request,
  env: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void = console.log,
  run?: Run,
): number => {
  const { target, dist, version, note } = request
  if (!['weapp', 'alipay', 'bank'].includes(target)) {
    print('Which one? npm run upload -- weapp | alipay | bank [--version 1.2.3] [--note "what is new"]')
    return 1
  }
  const settings = target === 'bank' ? [] : missingSettings(target as Vendor, env)
  const reasons = [...settings.map(([name, what]) => `${name} is not set: ${what}.`), ...refusals(request)]
  if (reasons.length > 0) {
    print(`Not uploaded (${target}):`)
    for (const reason of reasons) print(`  ${reason}`)
    return 1
  }
  if (target === 'bank') return packForBank(request, print)
  print(`Uploading ${target} ${version}: ${note}`)
  return runTool(toolCall(target as Vendor, env, { folder: path.join(dist, target), version, note }), run)
}
