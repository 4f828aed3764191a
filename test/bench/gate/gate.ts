/*
 * `npm run bench:gate [-- --rounds N]`: measures a gate with 60,000 tickets that is offline. Also measures how soon a
 * phone without a network shows the first ticket code.
 */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import type { GateList } from '../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { TicketIndex } from '../../../scripts/gateway/modules/after-sale/gate/ticket-columns'
import { ourBuild } from '../startup/builds'
import { roundsOf, runBench, say } from '../command'
import { playCrowd } from './crowd'
import { openHouse, SESSION } from './house'
import type { CheckFigures } from './page/checks'
import type { SceneTicket } from './page/scene'
import { type CameraFigures, type GateFigures, type ListFigures, table, verdicts } from './report'
import { measureStarts } from './start'

const TICKETS = 60_000
const PEOPLE = 2_000
const SCANS = 60
const program = (name: 'checks' | 'scene'): string =>
  buildSync({
    entryPoints: [path.join(__dirname, 'page', `${name}.ts`)],
    alias: { '@': path.join(__dirname, '../../../src') },
    ...{ bundle: true, write: false, format: 'iife', target: 'es2022' },
  }).outputFiles[0].text

const download = async (origin: string): Promise<{ list: GateList; bytes: number }> => {
  const answer = await fetch(`${origin}/gate/api/sessions/${SESSION}`, { headers: { 'accept-encoding': 'gzip' } })
  const text = await answer.text()
  return { list: (JSON.parse(text) as { data: GateList }).data, bytes: gzipSync(text).length }
}

const rowsOf = ({ tickets }: GateList) => {
  const index = new TicketIndex(tickets)
  return tickets.ids.flatMap((ticketId) => index.find({ ticketId }) ?? [])
}

const sizes = ({ list, bytes }: Awaited<ReturnType<typeof download>>): ListFigures => ({
  tickets: list.tickets.ids.length,
  columns: bytes,
  rows: gzipSync(JSON.stringify({ ...list, tickets: rowsOf(list) })).length,
})

const measureChecks = async (browser: Browser, list: GateList): Promise<CheckFigures> => {
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ content: program('checks') })
    return await page.evaluate(
      ([text, sessionId]) =>
        (globalThis as unknown as { gateChecks: (...args: string[]) => CheckFigures }).gateChecks(text, sessionId),
      [JSON.stringify(list), SESSION],
    )
  } finally {
    await page.close()
  }
}

type Play = Record<'play' | 'playPlain', (tickets: readonly SceneTicket[]) => Promise<number[]>>

/**
 * Measures the gate's own page while it is offline with a list of 60,000 tickets. A simulated camera shows phones with
 * codes to the page.
 */
const measureCamera = async (browser: Browser, { url }: RunningGateway, list: GateList): Promise<CameraFigures> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    await context.addInitScript(program('scene'))
    const page = await context.newPage()
    await page.goto(`${url}/gate?lang=en`)
    await page.locator(`#session option[value=${SESSION}]`).waitFor({ state: 'attached' })
    await page.locator('#session').selectOption(SESSION)
    await page.locator('#download').click()
    await page.locator('#camera').click({ timeout: 120_000 })
    await page.locator('#video').waitFor()
    await context.setOffline(true)
    // The crowd uses the first tickets, so the camera uses the last ones.
    const ids = new Set(Array.from({ length: SCANS }, (_, turn) => `gateT${TICKETS - turn}`))
    const tickets = rowsOf(list)
      .filter(({ ticketId }) => ids.has(ticketId))
      .map(({ ticketId, key }) => ({ ticketId, key })) as SceneTicket[]
    const run = (name: keyof Play) =>
      page.evaluate(([way, all]) => (globalThis as unknown as { gateScene: Play }).gateScene[way](all), [
        name,
        tickets,
      ] as const)
    const ours = await run('play')
    if ((await page.locator('#net').getAttribute('class')) !== 'off') throw new Error('The gate had a network.')
    await page.locator('#camera').click()
    return { ours, plain: await run('playPlain') }
  } finally {
    await context.close()
  }
}

const run = async (): Promise<void> => {
  const count = roundsOf(5)
  const webRoot = await ourBuild()
  say(`A house of ${TICKETS} …`)
  const gateway = await startGateway({ logLevel: 'silent', webRoot })
  const browser = await launchChromium()
  try {
    const start = await measureStarts(gateway.url, count)
    await openHouse(gateway.context, TICKETS)
    // Inserting the tickets blocks this process. Only after that does the process detect closed idle connections.
    await setTimeout(100)
    const downloaded = await download(gateway.url)
    say('Checks …')
    const checks = await measureChecks(browser, downloaded.list)
    say(`${PEOPLE} people …`)
    const crowd = await playCrowd(gateway.url, PEOPLE)
    // The page sends its admissions when it is online again, so the crowd is counted first.
    say('Camera …')
    const camera = await measureCamera(browser, gateway, downloaded.list)
    const figures: GateFigures = { checks, camera, list: sizes(downloaded), start, crowd }
    const goals = verdicts(figures)
    process.stdout.write(`\n${table(figures)}\n\n`)
    process.stdout.write(`${JSON.stringify({ bench: 'gate', rounds: count, ...figures, goals })}\n`)
    if (goals.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    await browser.close()
    await gateway.close()
  }
}

void runBench(run).finally(() => process.exit())
