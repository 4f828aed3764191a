import { outputRoot } from '../../config/output-root'

const of = (asked: string | undefined) => outputRoot(asked, 'weapp', '/home/shop')

it.each([
  [undefined, 'dist/weapp'],
  ['dist/other', 'dist/other'],
  ['../builds/weapp', '../builds/weapp'],
  ['/tmp/weapp', '/tmp/weapp'],
  ['/home/shop-builds', '/home/shop-builds'],
])('writes a build with the output setting “%s” to %s', (asked, folder) => {
  expect(of(asked)).toBe(folder)
})

it.each(['', ' ', '.', '..', '/', '/home/shop', '/home/shop/', 'src/..'])(
  'rejects “%s” as output folder, because a build empties the folder',
  (asked) => {
    expect(() => of(asked)).toThrow('holds the project')
  },
)
