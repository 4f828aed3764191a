import { playable } from '../../machine'
import { commands } from './commands'
import { World } from './world'

/** Growth and levels: tickets, refunds, memberships, gifts of growth, and the clock. */
export const levels = playable({
  name: 'levels',
  runs: 40,
  make: (gateway) => new World(gateway),
  commands,
})
