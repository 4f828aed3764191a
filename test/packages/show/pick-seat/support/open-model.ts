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
  const open = async () => {
    const { deps, screen, lifecycle, comeBack } = world.openScope()
    const model = new PickSeatModel(deps, { showId: 'S1', ...params })
    screen.start()
    await settle()
    await settle()
    return { model, screen, lifecycle, comeBack }
  }
  const { model, ...scope } = await open()
  const choose = (...seats: number[]) => seats.forEach((seat) => model.picking?.toggle(seat))
  /** The screen as it is opened once more, on the same device. */
  const again = async () => (await open()).model
  /** Another screen comes over this one, and goes again. */
  const comeBack = async () => {
    scope.comeBack()
    await settle()
  }
  return {
    ...world,
    ...scope,
    comeBack,
    model,
    choose,
    again,
    chosen: () => model.picking?.seatIds,
    kind: () => model.picking?.message?.kind,
  }
}
