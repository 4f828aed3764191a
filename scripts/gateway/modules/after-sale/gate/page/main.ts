import {
  ask,
  by,
  drawVerdict,
  element,
  fill,
  recentItem,
  type ShownScan,
  timeOf,
} from '../../../../core/sandbox-page/scan/dom'
import { readScans } from '../../../../core/sandbox-page/scan/input'
import { sound } from '../../../../core/sandbox-page/scan/sound'
import type { GateTexts } from '../page-texts'
import { GateBook } from './book'
import type { GateList, Judged } from './book-types'
import { keepPage } from './offline'
import { openShelf } from './shelf'

/** Maximum time to wait for the gateway's verdict, in ms. After that, the local verdict is shown. */
const PATIENCE = 1_500
const SYNC_INTERVAL = 10_000

const t = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as GateTexts
let book: GateBook

/** Returns the texts that display a scan: its verdict and details. */
const textsOf = (scan: Judged): ShownScan => {
  const ticket = book.ticket(scan.ticketId)
  const double = book.doubleOf(scan)
  const lines = ticket
    ? [ticket.holder || t.noName, ticket.seat || t.noSeat, [ticket.door, ticket.tier].filter(Boolean).join(' · ')]
    : []
  const place = (entry: { gate: string; at: number }) => ({ gate: entry.gate || t.anyGate, time: timeOf(entry.at) })
  if (scan.reason === 'wrong-session' && ticket) lines.push(ticket.sessionName)
  if (ticket?.places) lines.push(fill(t.inside, { count: book.insideOf(ticket.ticketId), total: ticket.places }))
  if (ticket?.entry && (scan.reason === 'too-early' || scan.reason === 'too-late'))
    lines.push(fill(t.entryTime, { from: timeOf(ticket.entry.from), until: timeOf(ticket.entry.until) }))
  if (ticket?.registration?.state === 'MISSING') lines.push(t.registrationMissing)
  else lines.push(...(ticket?.registration?.lines ?? []))
  if (double) lines.push(fill(t.double, place(double)))
  else if (scan.entry) lines.push(fill(t.entry, place(scan.entry)))
  const unproven = book.unprovenBeside(scan)
  if (unproven) lines.push(fill(t.unproven, place(unproven)))
  if (scan.undone) return { look: 'idle', word: t.undone, lines }
  if (double) return { look: 'refuse', word: t.reasons.replay, lines }
  return scan.admitted && scan.reason === null
    ? { look: 'admit', word: t.admit, lines }
    : { look: 'refuse', word: scan.reason ? t.reasons[scan.reason] : '', lines }
}

const showVerdict = (scan: Judged): void => drawVerdict(textsOf(scan))

const askUndo = (scan: Judged): void => {
  const dialog = by<HTMLDialogElement>('undo')
  by('undo-reasons').replaceChildren(
    ...t.undoReasons.map((reason) => {
      const button = element('button', '', reason)
      button.onclick = () => {
        dialog.close()
        book.undo(scan.scanId, reason)
        showVerdict({ ...scan, undone: true })
        void sync()
      }
      return button
    }),
  )
  dialog.showModal()
}

const showRecent = (): void => {
  by('recent').replaceChildren(
    ...book.recent.slice(0, 20).map((scan) => {
      const item = recentItem(textsOf(scan), scan.at)
      if (scan.admitted && !scan.undone) {
        const undo = element('button', 'quiet', t.undo)
        undo.onclick = () => askUndo(scan)
        item.append(undo)
      }
      return item
    }),
  )
}

const showState = (): void => {
  by('setup').hidden = book.sessionId !== null
  by('work').hidden = book.sessionId === null
  if (book.sessionId === null) return
  by('where').textContent = [book.sessionName, book.gate || t.anyGate].filter(Boolean).join(' · ')
  by('net').textContent = book.online ? t.online : t.offline
  by('net').className = book.online ? 'on' : 'off'
  by('waiting').textContent = book.waiting > 0 ? fill(t.waiting, { count: book.waiting }) : ''
  by('inside').textContent = fill(t.inside, { count: book.inside, total: book.total })
  by('unsaved').hidden = !book.store.failed
  showRecent()
}

const sync = async (): Promise<void> => {
  const changed = await book.sync()
  showState()
  const double = changed.find((scan) => scan.admitted && !scan.undone && (scan.reason !== null || book.doubleOf(scan)))
  if (!double) return
  showVerdict(double)
  sound('double')
}

const scan = async (text: string): Promise<void> => {
  const judged = book.scan(text)
  const { online } = book
  if (online) {
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
    // Treats a hanging network as offline, so that later scans do not wait until the network responds.
    if ((await Promise.race([book.sync(), timeout])) === null) book.online = false
  }
  const verdict = book.show(judged.scanId)
  if (!online) void sync()
  await book.store.saved
  showVerdict(verdict)
  sound(verdict.admitted ? (book.doubleOf(verdict) ? 'double' : 'admit') : 'refuse')
  showState()
}

const download = async (sessionId: string, gate: string): Promise<void> => {
  by('failed').textContent = ''
  by('failed-update').textContent = ''
  try {
    // Reports scans that were judged by the old list before loading the new one.
    await book.sync()
    book.take(await ask<GateList>(`/gate/api/sessions/${sessionId}`), gate)
    book.online = true
  } catch {
    by(book.sessionId ? 'failed-update' : 'failed').textContent = t.noList
  }
  await book.store.saved
  showState()
}

const showGates = async (): Promise<void> => {
  const session = by<HTMLSelectElement>('session').value
  if (!session) return
  const gates = await ask<{ gate: string; name: string }[]>(`/gate/api/sessions/${session}/gates`)
  by('gate').replaceChildren(new Option(t.anyGate, ''), ...gates.map(({ gate, name }) => new Option(name, gate)))
}

const setUp = async (): Promise<void> => {
  const sessions = await ask<{ sessionId: string; showName: string; sessionName: string }[]>('/gate/api/sessions')
  by('session').replaceChildren(
    ...sessions.map(({ sessionId, showName, sessionName }) => new Option(`${showName} · ${sessionName}`, sessionId)),
  )
  by('failed').textContent = sessions.length > 0 ? '' : t.none
  await showGates()
}

const failed = (): void => void (by('failed').textContent = t.noList)
const listen = (): void => {
  by('session').onchange = () => void showGates().catch(failed)
  by('download').onclick = () =>
    void download(by<HTMLSelectElement>('session').value, by<HTMLSelectElement>('gate').value)
  by('refresh').onclick = () => book.sessionId && void download(book.sessionId, book.gate)
  by('change').onclick = () => {
    void book.sync().then(() => {
      // Stays on the session while scans are unsent, because leaving the session would delete them.
      if (book.waiting > 0) return showState()
      book.leave()
      showState()
      void setUp().catch(failed)
    })
  }
  by('undo-cancel').onclick = () => by<HTMLDialogElement>('undo').close()
  readScans({ texts: t, isReady: () => book.sessionId !== null, scan: (text) => void scan(text) })
  addEventListener('online', () => void sync())
}

const start = async (): Promise<void> => {
  book = await GateBook.open({
    shelf: openShelf(),
    send: (report) => ask('/gate/api/reports', report),
    now: Date.now,
    newId: () => crypto.randomUUID(),
  })
  listen()
  showState()
  setInterval(() => book.sessionId && void sync(), SYNC_INTERVAL)
  if (book.sessionId) void sync()
  else void setUp().catch(failed)
  await keepPage()
}
void start()
