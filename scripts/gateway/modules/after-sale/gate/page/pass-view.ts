import { by, element, fill, type ShownScan } from '../../../../core/sandbox-page/scan/dom'
import type { GateTexts } from '../page-texts'
import type { Judged } from './book-types'
import type { PassBook } from './pass-book'

/** Returns the texts that display a scan of a work pass, with the photo and the zones. Returns null for tickets. */
export const passTexts = (scan: Judged, passes: PassBook, t: GateTexts): ShownScan | null => {
  if (scan.direction === undefined) return null
  const pass = passes.pass(scan.permitId)
  const word = scan.reason ? t.passReasons[scan.reason as keyof GateTexts['passReasons']] : ''
  const isIn = scan.direction === 'IN'
  const grants = pass?.grants ?? []
  const zoneIds = new Set(grants.flatMap((grant) => grant.zoneIds))
  return {
    look: scan.admitted && scan.reason === null ? 'admit' : 'refuse',
    word: word || (isIn ? t.admit : t.goOut),
    lines: pass
      ? [
          pass.name,
          ...grants.map(({ role, company }) => `${role} · ${company}`),
          fill(t.number, { number: pass.number }),
        ]
      : [],
    pictures: pass?.photo ? [`data:image/webp;base64,${pass.photo}`] : [],
    chips: passes.zones
      .filter(({ zoneId }) => zoneIds.has(zoneId))
      .map(({ letter, name, color }) => ({ text: `${letter} ${name}`, color })),
  }
}

/** Draws who is inside by zone, and the direction of scans, for a list with work passes. */
export const drawInside = (passes: PassBook, t: GateTexts): void => {
  by('direction').hidden = !passes.isListed
  by('crew').hidden = !passes.isListed
  if (!passes.isListed) return
  const people = passes.inside()
  by('crew')
    .querySelector('summary')
    ?.replaceChildren(fill(t.crewCount, { count: people.length }))
  const zones = [...passes.zones, { zoneId: '', letter: '', name: t.noZone }]
  by('crew-zones').replaceChildren(
    ...zones.flatMap(({ zoneId, letter, name }) => {
      const inside = people.filter((person) => person.zoneId === zoneId)
      if (inside.length === 0) return []
      const list = element('ul', '', '')
      for (const person of inside) {
        const line = [person.name, person.role, person.company, ...(person.isMarked ? [t.marked] : [])].join(' · ')
        list.append(element('li', person.isMarked ? 'marked' : '', line))
      }
      return [element('h3', '', `${letter} ${name} (${inside.length})`.trim()), list]
    }),
  )
}
