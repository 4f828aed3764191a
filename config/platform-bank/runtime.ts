/* The part of the bank platform that runs in the mini program; Taro imports it before the app. */
import { components } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'
import { mergeInternalComponents, mergeReconciler, processApis, toCamelCase } from '@tarojs/shared'

/** The container's API object; the build replaces the name (see bank.ts). */
declare const BANK_GLOBAL: Record<string, unknown>
declare const getCurrentPages: () => { setData: (data: object) => void }[]

interface HydrateData {
  nn: string
}

/** Calls of the container that take callbacks and are missing from the list that Taro turns into promises. */
const PROMISED = new Set(['getUserProfile', 'customEvent', 'invokeNativePlugin', 'requestPayment'])

mergeReconciler({
  initNativeApi(taro: object) {
    processApis(taro, BANK_GLOBAL, { needPromiseApis: PROMISED })
  },
  getMiniLifecycle: (config: object) => config,
  // WeChat's hook of the same name; importing it would bring a bare `wx` into a container that has none.
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
