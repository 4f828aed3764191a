import { alipayFrame, moves } from './frame'
import { alipayOffscreenCanvas, alipaySelectorQuery } from './canvas'
import { observers } from './intersection'
import { type Backstage, createNativeHost, type NativeHost } from './native-host'
import { spy } from './spy'
import { updateManager } from './wx-parts'

/**
 * Fake of Alipay's `my`, which has its own names and fields. Errors are `{ error, errorMessage }`. Source:
 * opendocs.alipay.com/mini/api.
 */
export const enterAlipay = (): NativeHost & Backstage => {
  const manager = updateManager()
  return createNativeHost(
    {
      request: {
        needs: ['url'],
        takes: ['dataType', 'method', 'data', 'headers', 'timeout'],
        gives: { status: 200, statusCode: 200, headers: {}, header: {}, data: '' },
      },
      getAuthCode: {
        takes: ['scopes'],
        gives: { authCode: 'my-code', authErrorScopes: {}, authSuccessScopes: ['auth_base'] },
      },
      getPhoneNumber: { takes: ['protocols'], gives: { response: '{"response":"cipher","sign":"s"}' } },
      requestSubscribeMessage: {
        needs: ['entityIds'],
        takes: ['thirdTypeAppId'],
        gives: {
          behavior: 'subscribe',
          keep: false,
          refuse: false,
          show: true,
          result: {
            subscribeEntityIds: [],
            subscribedEntityIds: [],
            unsubscribedEntityIds: [],
            currentSubscribedEntityIds: [],
          },
        },
      },
      tradePay: { takes: ['tradeNO', 'orderStr'], gives: { resultCode: '9000' } },
      setClipboard: { needs: ['text'], gives: { success: true } },
      getClipboard: { gives: { text: '' } },
      makePhoneCall: { needs: ['number'], gives: { success: true } },
      scan: { takes: ['scanType', 'hideAlbum', 'onlyFromCamera'], gives: { code: '', scanType: 'QRCODE', result: '' } },
      getLocation: {
        takes: ['type', 'cacheTimeout', 'accuracy'],
        gives: { longitude: '113.54', latitude: '22.19', accuracy: '30', horizontalAccuracy: '30' },
      },
      openLocation: { needs: ['longitude', 'latitude', 'name', 'address'], takes: ['scale'] },
      openSetting: { gives: { authSetting: {} } },
      chooseImage: { takes: ['count', 'sizeType', 'sourceType'], gives: { tempFilePaths: [], apFilePaths: [] } },
      compressImage: {
        needs: ['apFilePaths'],
        takes: ['compressLevel', 'compressedWidth', 'compressedHeight', 'maxWidth', 'maxHeight'],
        gives: { apFilePaths: [] },
      },
      downloadFile: {
        needs: ['url'],
        takes: ['header', 'timeout'],
        gives: { apFilePath: 'https://resource/down.file' },
      },
      openDocument: { needs: ['filePath', 'fileType'] },
      uploadFile: {
        needs: ['url', 'filePath', 'fileName', 'fileType'],
        takes: ['header', 'formData'],
        gives: { statusCode: 200, data: '', header: {} },
      },
      canvasToTempFilePath: {
        takes: ['x', 'y', 'width', 'height', 'destWidth', 'destHeight', 'canvasId', 'canvas', 'fileType', 'quality'],
        gives: { tempFilePath: 'tmp://canvas' },
      },
      saveImage: { needs: ['url'], takes: ['showActionSheet', 'cusHandleResult'] },
      getScreenBrightness: { gives: { success: true, brightness: 0.4 } },
      setScreenBrightness: { needs: ['brightness'], gives: { success: true } },
      setKeepScreenOn: { takes: ['keepScreenOn'], gives: { success: true } },
      setVisualEffectOnCapture: { needs: ['visualEffect'] },
      navigateToMiniProgram: { needs: ['appId'], takes: ['path', 'query', 'extraData', 'envVersion'] },
      getNetworkType: { gives: { networkAvailable: true, networkType: 'WIFI' } },
      hideShareMenu: {},
      enableAlertBeforeUnload: { needs: ['message'] },
      disableAlertBeforeUnload: {},
      ...alipayFrame,
      ...moves,
    },
    ['NetworkStatusChange', 'UserCaptureScreen', 'WindowResize'],
    ({ stored, limits }) => ({
      getStorageSync: ({ key }: { key: string }) => ({ data: stored.get(key) ?? null }),
      setStorageSync: ({ key, data }: { key: string; data: unknown }) => {
        const others = [...stored].filter(([name]) => name !== key).map(([, value]) => String(value).length)
        if (others.reduce((sum, size) => sum + size, String(data).length) > limits.storage)
          return { success: false, error: 14, errorMessage: 'exceed storage max size' }
        stored.set(key, data)
        return { success: true }
      },
      removeStorageSync: ({ key }: { key: string }) => void stored.delete(key),
      getStorageInfoSync: () => ({ keys: [...stored.keys()], currentSize: 0, limitSize: 10240 }),
      getWindowInfo: () => ({
        pixelRatio: 3,
        screenWidth: 390,
        screenHeight: 844,
        windowWidth: 390,
        windowHeight: 753,
        statusBarHeight: 47,
        safeArea: { left: 0, right: 390, top: 47, bottom: 810 },
      }),
      getDeviceBaseInfo: () => ({ brand: 'Apple', model: 'iPhone15,2', platform: 'iOS', system: '18.0' }),
      getAppBaseInfo: () => ({ SDKVersion: '2.9.0', language: 'zh-Hans', version: '10.6.0' }),
      getMenuButtonBoundingClientRect: () => ({
        success: true,
        width: 95,
        height: 32,
        top: 51,
        right: 383,
        bottom: 83,
        left: 288,
      }),
      createSelectorQuery: alipaySelectorQuery,
      createOffscreenCanvas: alipayOffscreenCanvas,
      createIntersectionObserver: observers.my,
      getUpdateManager: () => manager,
      showSharePanel: spy(),
    }),
  )
}
