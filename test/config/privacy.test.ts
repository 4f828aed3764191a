import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * WeChat APIs that require a privacy declaration (PrivacyAuthorize). WeChat rejects calls of these APIs that are not
 * declared in its console.
 */
const PRIVATE =
  /\b(getLocation|startLocationUpdate\w*|getFuzzyLocation|choosePoi|chooseLocation|chooseAddress|chooseInvoice\w*|chooseImage|chooseMedia|chooseVideo|chooseMessageFile|startRecord|getRecorderManager|joinVoIPChat|createCameraContext|createVKSession|openBluetoothAdapter|addPhoneContact|addPhoneCalendar|addPhoneRepeatCalendar|saveImageToPhotosAlbum|saveVideoToPhotosAlbum|getPhoneNumber|getRealtimePhoneNumber|getWeRunData|setClipboardData|getClipboardData|startAccelerometer|startCompass|startDeviceMotionListening|startGyroscope|chooseLicensePlate|getUserProfile|getUserInfo|chooseAvatar)\b/g

const adapters = readdirSync('src/platform', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(alipay|h5)\.ts$/.test(file) && !file.startsWith('elements'))
  .map((file) => readFileSync(path.join('src/platform', file), 'utf8'))
  .join('\n')

const withoutComments = adapters.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const used = [...new Set(withoutComments.match(PRIVATE))].sort()
const declared = readFileSync('config/privacy/README.md', 'utf8')

test('finds the known privacy API calls in the storefront’s sources', () => {
  expect(used).toEqual(expect.arrayContaining(['getLocation', 'saveImageToPhotosAlbum', 'getPhoneNumber']))
})

test.each(used)('finds the API call %s and its purpose in the privacy README', (call) => {
  expect(declared.split('\n').find((row) => row.startsWith('|') && row.includes(`\`${call}\``))).toBeDefined()
})
