import enUS from '../en-US/form.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/form.json'
import zhMO from '../zh-MO/form.json'

texts.addNamespace('form', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
