import { texts } from '@/locales/texts'
import { PickSeatModel } from '@/packages/show/pick-seat/pick-seat.model'
import { openModel as openOn } from '../../../support/open-model'
import { type SeatRulesGiven, seatWorld } from '../../../support/seat-gateway'
import { settle } from '../../../support/settle'

const LINES = ['..........', '.....xx...:1']

/** Opens the screen's model and waits until it has loaded. Default: a session with two rows. */
export const openModel = async ({
  lines = LINES,
  params = {},
  rules = {},
  member = true,
  before = () => undefined,
}: {
  lines?: readonly string[]
  params?: object
  rules?: SeatRulesGiven
  member?: boolean
  before?: (world: ReturnType<typeof seatWorld>) => void
} = {}) => {
  await texts.setLanguage('en-US')
  const world = seatWorld(lines, rules, member)
  before(world)
  const open = async () => {
    const opened = await openOn(world.services, (deps) => new PickSeatModel(deps, { showId: 'S1', ...params }))
    await settle()
    return opened
  }
  const opened = await open()
  const { model } = opened
  const choose = (...seats: number[]) => seats.forEach((seat) => model.picking?.toggle(seat))
  /** Opens the screen again on the same device. */
  const again = async () => (await open()).model
  return {
    ...world,
    ...opened,
    choose,
    again,
    chosen: () => model.picking?.seatIds,
    kind: () => model.picking?.message?.kind,
  }
}
