import enUS from '../en-US/user.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/user.json'
import zhMO from '../zh-MO/user.json'

texts.addNamespace('user', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
