import { Host } from '../../hosts/harness/host'
import type { Kind } from '../../hosts/harness/kinds'
import { atHome } from '../../hosts/journey/steps'
import type { Figures } from './variants'

/** Period without a message to the view of home after which home counts as idle, ms. */
const STILL = 1_200

const settle = async (host: Host): Promise<void> => {
  for (let sent = -1; sent !== host.meter.updates.length;) {
    sent = host.meter.updates.length
    await host.tick(STILL)
  }
}

const bytesSince = (host: Host, from: number): number =>
  host.meter.updates.slice(from).reduce((sum, { bytes }) => sum + bytes, 0)

/** Selects another day in the calendar on home. Only a part of the page changes. */
const changeDay = async (host: Host): Promise<number> => {
  const from = host.meter.updates.length
  const days = host.all({ role: 'radio', enabled: true })
  await host.tap(days[3]!)
  await settle(host)
  return bytesSince(host, from)
}

/** Opens home once and counts its calls to the host until home is idle. Throws if home does not appear. */
export const firstScreen = async (kind: Kind, variant: string, root: string, gateway: string): Promise<Figures> => {
  const started = performance.now()
  const host = new Host({ kind, root, gateway, timeout: 20_000 })
  try {
    await atHome(host)
    const firstCard = Math.round(performance.now() - started)
    await settle(host)
    host.pages.measure()
    const { calls, bytes, busiest } = host.meter.updating
    const { nodes } = host.meter.peak
    return { kind, variant, firstCard, calls, bytes, perSecond: busiest, nodes, changeBytes: await changeDay(host) }
  } finally {
    host.quit()
  }
}
