import { missingTags } from '@/domain/show/white-tags'

const friends = { tag: 'friends' }
const students = { tag: 'students' }

test('allows any buyer if no tags are required', () => {
  expect(missingTags([], [])).toEqual([])
})

test('lists each required buyer tag that is missing', () => {
  expect(missingTags([friends, students, friends], [])).toEqual([friends, students])
  expect(missingTags([friends, students], ['students', 'others'])).toEqual([friends])
  expect(missingTags([friends, students], ['students', 'friends'])).toEqual([])
})
