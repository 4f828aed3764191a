import enUS from '../en-US/verify.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/verify.json'
import zhMO from '../zh-MO/verify.json'

/** What the guard of the face check says, on any screen. */
export const verifyTexts = defineNamespace('verify', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
