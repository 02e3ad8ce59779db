/** The steps of a shopper and a browser on the bank's pages, for tests of the payment sandbox. */
import type { PaymentAction } from '../../src/contracts/payment-provider/payment-provider.ts'
import type { SandboxShop } from '../support/payment-sandbox-shop.ts'

export const redirectUrl = (action: PaymentAction | undefined): string => {
  if (action?.type !== 'redirect') throw new Error('No redirect')
  return action.url
}

export const tokenOf = (action: PaymentAction | undefined): Record<string, string> => {
  if (action?.type !== 'threeDS2') throw new Error('No 3-D Secure')
  const token: Record<string, string> = JSON.parse(Buffer.from(action.token, 'base64').toString())
  return token
}

const authorisationOf = (action: PaymentAction | undefined): string => {
  if (action?.type !== 'threeDS2') throw new Error('No 3-D Secure')
  return action.authorisationToken
}

export const paymentDataOf = (action: PaymentAction | undefined): string => {
  if (action === undefined || action.type === 'redirect') throw new Error('No payment data')
  return action.paymentData
}

export const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** Returns where the shopper is redirected to. */

export const choose = async (shop: SandboxShop, url: string, choice: string, fields: Record<string, string> = {}) => {
  const answer = await shop.submit(url, { choice, ...fields })
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() }
}

export const redirectResultIn = (location: string) => new URL(location).searchParams.get('redirectResult') ?? ''

export const messageIn = async (shop: SandboxShop, url: string) => {
  const text = await (await shop.look(url)).text()
  const [, quoted = ''] = /data-message="([^"]*)"/.exec(text) ?? []
  const message: unknown = JSON.parse(quoted.replaceAll('&quot;', '"'))
  return message
}

export const answerChallenge = async (shop: SandboxShop, action: PaymentAction | undefined, password: string) => {
  const { acsURL = '', acsTransID, messageVersion, threeDSServerTransID } = tokenOf(action)
  const creq = { acsTransID, messageVersion, threeDSServerTransID, messageType: 'CReq', challengeWindowSize: '02' }
  const page = await shop.submit(acsURL, { creq: Buffer.from(JSON.stringify(creq)).toString('base64url') })
  const [, answerTo = ''] = /action="([^"]+)"/.exec(await page.text()) ?? []
  const { location } = await choose(shop, answerTo, 'answer', { password })
  return messageIn(shop, location)
}

export const threeDSResult = (action: PaymentAction | undefined, transStatus = 'Y') => ({
  details: { threeDSResult: base64({ transStatus, authorisationToken: authorisationOf(action) }) },
})
