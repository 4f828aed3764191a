import { missingTags } from '@/domain/show/white-tags'

const friends = { tag: 'friends' }
const students = { tag: 'students' }

test('allows any buyer without required tags', () => {
  expect(missingTags([], [])).toEqual([])
})

test('a buyer needs every named tag, each once', () => {
  expect(missingTags([friends, students, friends], [])).toEqual([friends, students])
  expect(missingTags([friends, students], ['students', 'others'])).toEqual([friends])
  expect(missingTags([friends, students], ['students', 'friends'])).toEqual([])
})
