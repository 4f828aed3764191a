import enUS from '../en-US/providers.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/providers.json'
import zhMO from '../zh-MO/providers.json'

export const providersTexts = defineNamespace('providers', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
