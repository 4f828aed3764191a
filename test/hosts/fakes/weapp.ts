import { moves, wxLikeFrame } from './frame'
import { wxOffscreenCanvas, wxSelectorQuery } from './canvas'
import { observers } from './intersection'
import { type Backstage, createNativeHost, type NativeHost } from './native-host'
import { fileSystem, updateManager, wxLikeCalls, wxLikeEvents, wxLikeStorage } from './wx-parts'

/** Fake of WeChat's `wx`. Source: developers.weixin.qq.com/miniprogram/dev/api. */
export const enterWeapp = (): NativeHost & Backstage => {
  const manager = updateManager()
  return createNativeHost(
    {
      ...wxLikeCalls,
      ...wxLikeFrame,
      ...moves,
      getRandomValues: { needs: ['length'], gives: { randomValues: new ArrayBuffer(0), errMsg: 'getRandomValues:ok' } },
      login: { takes: ['timeout'], gives: { code: 'wx-code', errMsg: 'login:ok' } },
      requestPayment: { needs: ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] },
      chooseMedia: {
        takes: ['count', 'mediaType', 'sourceType', 'sizeType', 'maxDuration', 'camera'],
        gives: { type: 'image', tempFiles: [] },
      },
      requestSubscribeMessage: { needs: ['tmplIds'], gives: { errMsg: 'requestSubscribeMessage:ok' } },
      openCustomerServiceChat: {
        needs: ['extInfo', 'corpId'],
        takes: ['showMessageCard', 'sendMessageTitle', 'sendMessagePath', 'sendMessageImg'],
      },
      showShareImageMenu: { needs: ['path'] },
      shareFileMessage: { needs: ['filePath'], takes: ['fileName'] },
      setVisualEffectOnCapture: { needs: ['visualEffect'] },
      openAppAuthorizeSetting: {},
      enableAlertBeforeUnload: { needs: ['message'] },
      disableAlertBeforeUnload: {},
      addPhoneCalendar: {
        needs: ['title', 'startTime'],
        takes: ['allDay', 'description', 'location', 'endTime', 'alarm', 'alarmOffset'],
      },
    },
    [...wxLikeEvents, 'ThemeChange'],
    (backstage) => ({
      ...wxLikeStorage(backstage),
      env: { USER_DATA_PATH: 'wxfile://usr' },
      getFileSystemManager: fileSystem,
      getWindowInfo: () => ({
        pixelRatio: 3,
        screenWidth: 375,
        screenHeight: 812,
        windowWidth: 375,
        windowHeight: 812,
        statusBarHeight: 44,
        safeArea: { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 },
        screenTop: 0,
      }),
      getAppBaseInfo: () => ({ SDKVersion: '3.8.0', language: 'zh_CN', theme: 'dark', version: '8.0.50' }),
      getDeviceInfo: () => ({ brand: 'iPhone', model: 'iPhone 15', platform: 'ios', system: 'iOS 18.0' }),
      getMenuButtonBoundingClientRect: () => ({ width: 87, height: 32, top: 48, right: 368, bottom: 80, left: 281 }),
      createSelectorQuery: wxSelectorQuery,
      createOffscreenCanvas: wxOffscreenCanvas,
      createIntersectionObserver: observers.wx,
      getUpdateManager: () => manager,
    }),
  )
}
