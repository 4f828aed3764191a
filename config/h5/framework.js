/*
 * Taro's runtime and router, and MobX, in a file and a task before the app's (tasks-plugin.ts). They change only with
 * their versions. A browser has six connections to a host over HTTP/1.1.
 */
import { createBrowserHistory, createRouter, handleAppMountWithTabbar } from '@tarojs/router'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'

// Runs them: a bare import of a package without side effects would be removed.
void [createBrowserHistory, createRouter, handleAppMountWithTabbar, createReactApp, makeAutoObservable, observer]
