/*
 * `npm run open:host -- weapp about-foyer [name=value …]`: opens a screen of a built mini program inside its host and
 * prints the content. Uses a separate sandbox gateway. Exits with 1 after an error, or if the mini program exceeds a
 * limit of the host.
 */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startGateway } from '../../scripts/gateway/core/server'
import { pageAddressOf } from '../../src/router/links'
import { isRouteName } from '../../src/router/table/table'
import { roleOf, textOf } from './harness/finder'
import { Host } from './harness/host'
import { type Kind, SPELLINGS } from './harness/kinds'

const USAGE = `npm run open:host -- ${Object.keys(SPELLINGS).join(' | ')} SCREEN [name=value …]`

const isKind = (kind: string): kind is Kind => kind in SPELLINGS

/** Returns the lines of a page. Each line is an innermost text with its role. */
const outline = (element: HTMLElement, role = ''): string[] => {
  const own = roleOf(element) || role
  const inner = [...element.children].flatMap((child) => outline(child as HTMLElement, own))
  const text = textOf(element)
  return inner.length > 0 || text === '' ? inner : [`${own.padEnd(12)}${text}`]
}

/** Waits until the text of a page has not changed for a second, but at most ten seconds. */
const still = async (host: Host): Promise<void> => {
  for (let round = 0, same = 0, last = ''; round < 50 && same < 5; round += 1) {
    await wait(200)
    const text = textOf(host.page.view.dom)
    same = text === last ? same + 1 : 0
    last = text
  }
}

const main = async ([kind = '', name = '', ...pairs]: string[]): Promise<void> => {
  if (!isKind(kind) || !isRouteName(name)) throw new Error(`${USAGE}\nUnknown screen "${name}" or host "${kind}".`)
  const params = Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]))
  const gateway = await startGateway({ logLevel: 'silent' })
  const root = path.resolve(process.env.HOSTS_DIST ?? 'dist', kind)
  const host = new Host({ kind, root, gateway: gateway.url, address: pageAddressOf(name, params) })
  await still(host)
  console.log(outline(host.page.view.dom).join('\n'))
  host.quit()
  const troubles = [...host.errors, ...host.meter.excesses]
  if (troubles.length > 0) throw new Error(troubles.join('\n'))
}

main(process.argv.slice(2))
  .catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  .finally(() => process.exit())
