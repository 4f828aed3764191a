import type { Backstage, Documented } from './native-host'
import { spy } from './spy'

/** Calls that WeChat documents and FinClip has under the same names. Errors are `{ errMsg: 'call:fail …' }`. */
export const wxLikeCalls: Record<string, Documented> = {
  request: {
    needs: ['url'],
    takes: ['data', 'header', 'timeout', 'method', 'dataType', 'responseType'],
    gives: { statusCode: 200, header: {}, data: '' },
  },
  setClipboardData: { needs: ['data'] },
  getClipboardData: { gives: { data: '' } },
  makePhoneCall: { needs: ['phoneNumber'] },
  scanCode: { takes: ['onlyFromCamera', 'scanType'], gives: { result: '', scanType: 'QR_CODE', charSet: 'utf-8' } },
  getLocation: {
    takes: ['type', 'altitude', 'isHighAccuracy', 'highAccuracyExpireTime'],
    gives: { latitude: 22.19, longitude: 113.54, accuracy: 30 },
  },
  openLocation: { needs: ['latitude', 'longitude'], takes: ['scale', 'name', 'address'] },
  openSetting: { gives: { authSetting: {} } },
  chooseImage: { takes: ['count', 'sizeType', 'sourceType'], gives: { tempFilePaths: [], tempFiles: [] } },
  getImageInfo: { needs: ['src'], gives: { width: 750, height: 750, path: 'tmp://info', type: 'jpg' } },
  compressImage: {
    needs: ['src'],
    takes: ['quality', 'compressedWidth', 'compressedHeight'],
    gives: { tempFilePath: '' },
  },
  downloadFile: {
    needs: ['url'],
    takes: ['header', 'timeout', 'filePath'],
    gives: { statusCode: 200, tempFilePath: 'tmp://down' },
  },
  openDocument: { needs: ['filePath'], takes: ['fileType', 'showMenu'] },
  uploadFile: {
    needs: ['url', 'filePath', 'name'],
    takes: ['header', 'formData', 'timeout'],
    gives: { statusCode: 200, data: '' },
  },
  canvasToTempFilePath: {
    takes: ['x', 'y', 'width', 'height', 'destWidth', 'destHeight', 'canvasId', 'canvas', 'fileType', 'quality'],
    gives: { tempFilePath: 'tmp://canvas' },
  },
  saveImageToPhotosAlbum: { needs: ['filePath'] },
  getScreenBrightness: { gives: { value: 0.4 } },
  setScreenBrightness: { needs: ['value'] },
  setKeepScreenOn: { needs: ['keepScreenOn'] },
  navigateToMiniProgram: { needs: ['appId'], takes: ['path', 'extraData', 'envVersion'] },
  getNetworkType: { gives: { networkType: 'wifi' } },
  showShareMenu: { takes: ['withShareTicket', 'menus'] },
  hideShareMenu: { takes: ['menus'] },
}

export const wxLikeEvents = ['NetworkStatusChange', 'UserCaptureScreen', 'WindowResize']

/** Storage calls that take name and value. They throw if the storage is full, as on a device. */
export const wxLikeStorage = ({ stored, limits }: Backstage): Record<string, unknown> => ({
  getStorageSync: (key: string) => stored.get(key) ?? '',
  setStorageSync: (key: string, data: unknown) => {
    const others = [...stored].filter(([name]) => name !== key).map(([, value]) => String(value).length)
    if (others.reduce((sum, size) => sum + size, String(data).length) > limits.storage)
      throw new Error('setStorageSync:fail exceed storage max size 10Mb')
    stored.set(key, data)
  },
  removeStorageSync: (key: string) => void stored.delete(key),
  getStorageInfoSync: () => ({ keys: [...stored.keys()], currentSize: 0, limitSize: 10240 }),
})

/** A fake update manager. A test can call its listeners. */
export const updateManager = (): Record<string, unknown> => {
  const heard: Record<string, (payload?: unknown) => void> = {}
  return {
    onCheckForUpdate: (listener: () => void) => void (heard.check = listener),
    onUpdateReady: (listener: () => void) => void (heard.ready = listener),
    onUpdateFailed: (listener: () => void) => void (heard.failed = listener),
    applyUpdate: spy(),
    heard,
  }
}

/** Fake of WeChat's file system. Files are stored in memory. */
export const fileSystem = (): object => ({
  writeFile: ({ success }: { filePath: string; data: string; success?: () => void }) =>
    queueMicrotask(() => success?.()),
})
