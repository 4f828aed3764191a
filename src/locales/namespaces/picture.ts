import enUS from '../en-US/picture.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/picture.json'
import zhMO from '../zh-MO/picture.json'

export const pictureTexts = defineNamespace('picture', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
