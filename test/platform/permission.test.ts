/** @jest-environment jsdom */
import { permissions as alipay } from '@/platform/permission/index.alipay'
import { permissions as bank } from '@/platform/permission/index'
import { permissions as h5 } from '@/platform/permission/index.h5'
import { permissions as weapp } from '@/platform/permission/index.weapp'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

describe.each([
  { host: 'weapp', permissions: weapp, enter: enterWeapp, scope: 'scope.writePhotosAlbum' },
  { host: 'bank', permissions: bank, enter: enterBank, scope: 'scope.writePhotosAlbum' },
  { host: 'alipay', permissions: alipay, enter: enterAlipay, scope: 'writePhotosAlbum' },
  { host: 'an older alipay', permissions: alipay, enter: enterAlipay, scope: 'album' },
])('the album on $host', ({ permissions, enter, scope }) => {
  test('is granted once its scope is on', async () => {
    enter().answer('openSetting', { authSetting: { [scope]: true } })
    expect(await permissions.open('album')).toEqual({ kind: 'granted' })
  })
  test('is denied while its scope is off, even if other scopes are on', async () => {
    const host = enter()
    host.answer('openSetting', { authSetting: { [scope]: false, 'scope.userLocation': true, location: true } })
    expect(await permissions.open('album')).toEqual({ kind: 'refused' })
    host.refuse('openSetting', { errMsg: 'openSetting:fail cancel', error: 11 })
    expect(await permissions.open('album')).toEqual({ kind: 'refused' })
  })
  test('cannot be granted in a host version that cannot open settings', async () => {
    const host = enter()
    expect(permissions.canOpen('album')).toBe(true)
    host.without('openSetting')
    expect(permissions.canOpen('album')).toBe(false)
    expect(await permissions.open('album')).toEqual({ kind: 'unsupported' })
  })
})

test.each([
  { permissions: bank, enter: enterBank, scope: 'scope.camera' },
  { permissions: alipay, enter: enterAlipay, scope: 'camera' },
])('grants the camera by the scope $scope', async ({ permissions, enter, scope }) => {
  enter().answer('openSetting', { authSetting: { [scope]: true } })
  expect(await permissions.open('camera')).toEqual({ kind: 'granted' })
})

test('opens the phone’s settings for WeChat’s scanner, and returns “unknown”', async () => {
  const host = enterWeapp()
  expect(weapp.canOpen('camera')).toBe(true)
  expect(await weapp.open('camera')).toEqual({ kind: 'unknown' })
  expect(host.calls.map(({ name }) => name)).toEqual(['openAppAuthorizeSetting'])
  host.refuse('openAppAuthorizeSetting', { errMsg: 'openAppAuthorizeSetting:fail' })
  expect(await weapp.open('camera')).toEqual({ kind: 'refused' })
  host.without('openAppAuthorizeSetting')
  expect(weapp.canOpen('camera')).toBe(false)
  expect(await weapp.open('camera')).toEqual({ kind: 'unsupported' })
})

test('opens no permission settings in a browser', async () => {
  expect(h5.canOpen('album')).toBe(false)
  expect(await h5.open('camera')).toEqual({ kind: 'unsupported' })
})
