import { filmAddress } from '@/domain/film'

const GATEWAY = 'https://gateway.example'

test.each([
  ['/media/films/film-1.mp4?v=1', `${GATEWAY}/media/films/film-1.mp4?v=1`],
  ['https://films.example/a.mp4', 'https://films.example/a.mp4'],
  [`${GATEWAY}/media/a.mp4`, `${GATEWAY}/media/a.mp4`],
])('resolves the video address %s to %s', (src, address) => expect(filmAddress(src, GATEWAY)).toBe(address))

test('uses the page’s origin by default', () => {
  expect(filmAddress('/media/a.mp4', '')).toBe('/media/a.mp4')
})

test('allows videos without TLS only from a gateway without TLS', () => {
  expect(filmAddress('http://127.0.0.1:4000/media/a.mp4', 'http://127.0.0.1:4000')).toBe(
    'http://127.0.0.1:4000/media/a.mp4',
  )
  expect(filmAddress('http://127.0.0.1:4000.evil.example/a.mp4', 'http://127.0.0.1:4000')).toBe('')
})

test.each([
  '',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'blob:https://gateway.example/1',
  'http://films.example/a.mp4',
  '//films.example/a.mp4',
  '/\\films.example/a.mp4',
  '/\t/films.example/a.mp4',
  'https://user@films.example/a.mp4',
  'https:films.example/a.mp4',
  'media/a.mp4',
])('rejects %j as a video address', (src) => expect(filmAddress(src, GATEWAY)).toBe(''))
