import { existsSync } from 'node:fs'
import path from 'node:path'
import venues from '../../../../scripts/gateway/modules/place/data/venues.json'

const MEDIA = path.resolve(__dirname, '../../../../scripts/gateway/media')

test('each venue has a picture of its own', () => {
  const images = venues.map(({ image }) => image)
  expect(new Set(images).size).toBe(venues.length)
  expect(images.filter((image) => !existsSync(path.join(MEDIA, image.replace('/media/', ''))))).toEqual([])
})
