import enUS from '../en-US/show.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/show.json'
import zhMO from '../zh-MO/show.json'

texts.addNamespace('show', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
