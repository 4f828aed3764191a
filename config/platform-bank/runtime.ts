/* The part of the bank platform that runs in the mini program; Taro imports it before the app. */
import { components } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'
import { mergeInternalComponents, mergeReconciler, processApis, toCamelCase } from '@tarojs/shared'

/** The container's API object; the build replaces the name (see bank.ts). */
declare const BANK_GLOBAL: Record<string, unknown>
declare const getCurrentPages: () => { setData: (data: object) => void }[]

interface HydrateData {
  nn: string
}

/** Methods of the container that take callbacks and that Taro does not turn into promises itself. */
const PROMISED = new Set(['getUserProfile', 'customEvent', 'invokeNativePlugin', 'requestPayment'])

mergeReconciler({
  initNativeApi(taro: object) {
    processApis(taro, BANK_GLOBAL, { needPromiseApis: PROMISED })
  },
  getMiniLifecycle: (config: object) => config,
  // Copy of WeChat's hook of the same name. Importing WeChat's module would access a global `wx`, which this container
  // does not have.
  transferHydrateData(
    data: HydrateData,
    element: { isTransferElement?: boolean; dataName: string; sid: string },
    alias: Record<string, { _num?: string } | undefined>,
  ) {
    if (!element.isTransferElement) return undefined
    data.nn = element.dataName
    getCurrentPages()
      .pop()
      ?.setData({ [toCamelCase(data.nn)]: data })
    return { sid: element.sid, v: '', nn: alias['#text']?._num ?? '8' }
  },
})
mergeInternalComponents(components)
