import { userTags } from '@/api/privilege'
import { aSession } from '../../../support/data/session'
import { aSeatPlan } from '../../../support/data/seat-plan'
import { aShow } from '../../../support/data/show'
import { offline } from '../../../support/fake-gateway'
import { settle } from '../../../support/settle'
import { beginSale, type ShowGateway } from '../support'

const friends = [{ tag: 'friends', title: 'Friends' }]
const students = [{ tag: 'students', title: 'Students' }]

/** The sale as a member sees it who holds `held`. */
const begin = async (given: Partial<ShowGateway>, held: string[] | null, params = {}) => {
  const world = await beginSale(given, params)
  if (held) {
    world.answer(userTags, () => ({ tags: held }))
    world.logIn()
    await settle()
  }
  return world
}

describe('a show for specified users', () => {
  const given = { facts: aShow({ whiteTags: friends }) }

  test('is closed to a visitor, who is sent to the code', async () => {
    const { show, sentTo } = await begin(given, null)
    expect(show.users.missingOfShow).toEqual(friends)
    expect(show.users.link).toMatchObject({ name: 'privilege', params: { showId: 's1' } })
    expect(sentTo(userTags)).toEqual([])
  })

  test('is open to holders of the tag only', async () => {
    expect((await begin(given, ['friends'])).show.users.missingOfChoice).toEqual([])
    expect((await begin(given, ['students'])).show.users.missingOfChoice).toEqual(friends)
  })

  test('refuses no user while the tags are unknown', async () => {
    const world = await beginSale(given)
    world.answer(userTags, offline)
    world.logIn()
    await settle()
    expect(world.show.users.missingOfShow).toEqual([])
  })

  test('is open once a code was used on the screen above', async () => {
    const world = await begin(given, [])
    expect(world.show.users.missingOfShow).toEqual(friends)
    world.answer(userTags, () => ({ tags: ['friends'] }))
    world.comeBack()
    await settle()
    expect(world.show.users.missingOfShow).toEqual([])
  })
})

test('a chosen session and tier require their own tags', async () => {
  const world = await begin(
    {
      sessions: [aSession('n1', 1), aSession('n2', 2, { whiteTags: friends })],
      plans: { n1: [aSeatPlan('p1')], n2: [aSeatPlan('p2'), aSeatPlan('p3', { whiteTags: students })] },
    },
    [],
  )
  const { users, selection } = world.show
  expect(users.missingOfChoice).toEqual([])
  selection.chooseSession('n2')
  await settle()
  expect(users.missingOfChoice).toEqual(friends)
  selection.choosePlan('p3')
  expect(users.missingOfChoice).toEqual([...friends, ...students])
  // The page's own button opens the choice, which others may make.
  expect(users.missingOfShow).toEqual([])
})

test('a show without tags sends no tag request', async () => {
  const { sentTo } = await begin({}, [])
  expect(sentTo(userTags)).toEqual([])
})
