import { runInAction } from 'mobx'
import { texts } from '@/locales/texts'
import { PickSeatModel } from '@/packages/show/pick-seat/pick-seat.model'
import { type SeatRulesGiven, seatWorld, settle } from './seat-world'

const LINES = ['..........', '.....xx...:1']

/** The screen's model, loaded, over a session of two rows unless others are drawn. */
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
  const world = seatWorld(lines, rules)
  before(world)
  runInAction(() => (world.user.loggedIn = member))
  const model = new PickSeatModel(world.services, { showId: 'S1', ...params })
  await model.load()
  await settle()
  const choose = (...seats: number[]) => seats.forEach((seat) => model.picking?.toggle(seat))
  /** The screen as it is opened once more, on the same device. */
  const again = async () => {
    const next = new PickSeatModel(world.services, { showId: 'S1', ...params })
    await next.load()
    await settle()
    return next
  }
  return {
    ...world,
    model,
    choose,
    again,
    chosen: () => model.picking?.seatIds,
    kind: () => model.picking?.message?.kind,
  }
}
