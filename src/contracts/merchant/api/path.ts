/** Where the REST API for programs of the merchant is: on the host of the desk. */
export const MERCHANT_API_PATH = '/merchant/v1'
