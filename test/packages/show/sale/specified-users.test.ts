import { userTags } from '@/api/privilege'
import { aSession } from '../../../support/data/session'
import { aSeatPlan } from '../../../support/data/seat-plan'
import { aShow } from '../../../support/data/show'
import { offline } from '../../../support/fake-gateway'
import { settle } from '../../../support/settle'
import { beginSale, type ShowGateway } from '../support'

const friends = [{ tag: 'friends', title: 'Friends' }]
const students = [{ tag: 'students', title: 'Students' }]

/** Opens the sale as a member who has the tags in `held`. */
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

  test('blocks a visitor, and links to the code entry', async () => {
    const { show, sentTo } = await begin(given, null)
    expect(show.users.missingOfShow).toEqual(friends)
    expect(show.users.link).toMatchObject({ name: 'privilege', params: { showId: 's1' } })
    expect(sentTo(userTags)).toEqual([])
  })

  test('is open only to holders of the tag', async () => {
    expect((await begin(given, ['friends'])).show.users.missingOfChoice).toEqual([])
    expect((await begin(given, ['students'])).show.users.missingOfChoice).toEqual(friends)
  })

  test('blocks no user while the tags are unknown', async () => {
    const world = await beginSale(given)
    world.answer(userTags, offline)
    world.logIn()
    await settle()
    expect(world.show.users.missingOfShow).toEqual([])
  })

  test('becomes available once a code was used on the previous screen', async () => {
    const world = await begin(given, [])
    expect(world.show.users.missingOfShow).toEqual(friends)
    world.answer(userTags, () => ({ tags: ['friends'] }))
    world.comeBack()
    await settle()
    expect(world.show.users.missingOfShow).toEqual([])
  })
})

test('requires the tags of the chosen session and tier', async () => {
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
  // The button on the page opens the selection, because other sessions may need no tag.
  expect(users.missingOfShow).toEqual([])
})

test('sends no tag request for a show without tags', async () => {
  const { sentTo } = await begin({}, [])
  expect(sentTo(userTags)).toEqual([])
})
