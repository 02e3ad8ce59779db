/** Generated from commerce.json by openapi-typescript: npm run openapi. */
export interface paths {
    "/orderv1/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the cart of the token, at the prices of this moment. */
        get: operations["readCart"];
        /**
         * Changes the cart of the token, all or nothing.
         * @description Sets lines to a quantity, chooses a shipping method by a quantity of 1, moves the cart to another market, or sets or removes its one discount code. A code was accepted when the answer has a rule with the source code.
         */
        put: operations["changeCart"];
        /**
         * Opens a cart in a market, with its first lines.
         * @description A cart without lines is not stored: it is in its token until the first line is added.
         */
        post: operations["openCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/shipments/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the shipping methods of a country, the first choice first. */
        get: operations["listShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/carts/adyen/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places the order of the cart of the token, and opens a session to pay it in.
         * @description Everything is priced again and reserved for 10 minutes, and for 60 from the start of a payment on. The same request again is the same order; another content replaces it. The session is for the provider’s component in the browser.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{storefront}/carts/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places the order of the cart of the token for a wallet, or returns what would be ordered.
         * @description Without a shipping address nothing is written: the answer is a draft, or the order that is open.
         */
        post: operations["placeWalletOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/terms/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the terms that orders of a country are placed under, with their hash.
         * @description Where the agreement is express, an order has the hash of the terms that the shopper agreed to.
         */
        get: operations["readOrderTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an order. */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/payments/adyen/orders/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether an order is paid, and queries the provider while that is not known. */
        get: operations["confirmPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/payments/adyen/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that the shopper starts to pay: the stock of the order is reserved for the time of the payment. */
        post: operations["beginPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orderv1/payments/adyen/paymentmethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the ways to pay in a market. */
        post: operations["listPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{storefront}/payments/adyen/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays the open order of the cart of the token. */
        post: operations["submitPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{storefront}/payments/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays the open order of the cart of the token with store credit, as a whole; what is left stays on the code. */
        post: operations["payByCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{storefront}/payments/adyen/payments/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passes on what the shopper brought back from a bank or a wallet. */
        post: operations["submitPaymentDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{storefront}/payments/adyen/payments/paypal/updateOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Updates the order at PayPal to what the order costs now. */
        post: operations["updatePaypalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-pages/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to the orders of an address, if there are any, and always answers the same. */
        post: operations["lookUpOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/productv1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns which variants are available in a market. */
        get: operations["readAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commerce/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns this document. */
        get: operations["readCommerceOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns what is offered of some products, with prices and stock. */
        post: operations["readOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a number that changes whenever any offer does. */
        get: operations["readOffersVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns which products have other offers than at a version. */
        get: operations["readOfferChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns version and hash of the terms of a market. */
        get: operations["readTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns who sells, as pages and mails state it. */
        get: operations["readSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CartChange: {
            products?: {
                /** @description The barcode of a variant, or the id of a shipping method. */
                id: string;
                /** @description The new total of the line; 0 removes it. */
                quantity: number;
            }[];
            store?: {
                /** @enum {string} */
                countryCode: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
                /** @enum {string} */
                languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
            };
            /** @description A discount code, in any case. There is one per cart. */
            code?: string;
            /** @constant */
            deleteDiscount?: true;
        };
        NewCart: {
            products?: {
                /** @description The barcode of a variant, or the id of a shipping method. */
                id: string;
                /** @description The new total of the line; 0 removes it. */
                quantity: number;
            }[];
            store: {
                /** @enum {string} */
                countryCode: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
                /** @enum {string} */
                languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
            };
            /** @description A discount code, in any case. There is one per cart. */
            code?: string;
            /** @constant */
            deleteDiscount?: true;
        };
        OffersRequest: {
            skus: string[];
        };
        Cart: {
            id: string;
            /** @enum {string} */
            state: "OPEN" | "CLOSED";
            cartItems: components["schemas"]["CartItem"][];
            store: {
                /** @enum {string} */
                countryCode: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
                /** @enum {string} */
                languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
                /** @enum {string} */
                currencyUnit: "EUR" | "GBP" | "CHF" | "USD" | "SEK" | "DKK" | "NOK" | "CZK" | "KRW";
                /** @description Absent where the market has none. */
                taxPercentage?: number;
            };
            /** @description Of products and shipping, before discounts. */
            totalPrice: number;
            totalDiscountAmount: number;
            totalPriceWithDiscount: number;
            /** @description Contained in totalPriceWithDiscount, where taxPercentage does not give it. */
            totalTaxAmount?: number;
            discounts: components["schemas"]["Discounts"];
            /** @description What the shopper should know; the message is in the language of the cart. */
            messages: {
                /** @enum {string} */
                code: "NOT_SOLD_HERE" | "OUT_OF_STOCK" | "LESS_IN_STOCK" | "SHIPPING_REPLACED" | "NO_SHIPPING" | "DISCOUNT_NOT_APPLIED" | "IMPORT_CHARGES";
                message: string;
                id?: string;
            }[];
            /** @description What the cart is known by from now on; valid for 30 days. */
            jwtToken: string;
            /** @description Goes up with each change. */
            version?: number;
        };
        CartItem: {
            /** @description Of the variant or the shipping method: what a change names. */
            id: string;
            /** @description Of the line. */
            itemId: string;
            /** @enum {string} */
            type: "productVariant" | "shippingOption";
            name: string;
            imageUrl: string;
            sku: string;
            /** @description Of the product. */
            parentSku: string;
            sections: string[];
            size: string;
            quantity: number;
            /** @enum {string} */
            stockStatus: "in-stock" | "low-stock" | "no-stock";
            isGift: boolean;
            /** @description Whether it can be bought in this market, and is in the totals. */
            isCounted: boolean;
            taxCode: string;
            /** @description Of one piece. */
            price: {
                original: number;
                final: number;
            };
            totalPrice: number;
            totalDiscountAmount: number;
            totalPriceWithDiscount: number;
            /** @description Contained in totalPriceWithDiscount. */
            taxAmount: number;
            /** @description What rules for certain products take off the line. */
            productDiscount: number;
            /** @description What each rule takes off the line. */
            discountShares: {
                /** @description Of the rule. */
                ruleId: string;
                amount: number;
            }[];
        };
        Discounts: {
            rules: {
                id: string;
                name: string;
                /** @enum {string} */
                kind: "percentage" | "amount" | "free-shipping" | "product-percentage" | "product-amount" | "gift";
                /**
                 * @description A code was accepted when a rule has the source code.
                 * @enum {string}
                 */
                source: "code" | "automatic";
                code?: string;
                amount: number;
            }[];
            orderRules: {
                /** @description Of the rule. */
                ruleId: string;
                goodsAmount: number;
                shippingAmount: number;
            }[];
            productDiscounts: {
                /** @description Of the rule. */
                ruleId: string;
                /** @description The itemId of the line. */
                lineId: string;
                unitAmount: number;
                amount: number;
            }[];
            /** @description What order rules take off products, together. */
            cartDiscount?: {
                amount: number;
            };
        };
        Shipment: {
            id: string;
            active: boolean;
            /** @description Minor units by currency. */
            price: {
                [key: string]: number;
            };
            /** @description Minor units by currency. */
            discount: {
                [key: string]: number;
            };
            attributes: {
                /** @description By language. */
                displayName: {
                    [key: string]: string;
                };
                /** @description By language. */
                description: {
                    [key: string]: string;
                };
                /** @description By language. */
                errorMessage?: {
                    [key: string]: string;
                };
            };
            imageUrl?: string;
            /** @description What its arrival is estimated from. */
            arrival?: {
                /** @description Of the warehouse. */
                timeZone: string;
                /** @description Time of day at the warehouse. */
                cutOff: string;
                /** @description Working days until a parcel leaves. */
                handlingDays: number;
                /** @description Working days of the carrier, at least and at most. */
                transitDays: [
                    number,
                    number
                ];
                /** @description 0 is Sunday. */
                shipsOn: number[];
                /** @description Public holidays at the warehouse. */
                closed: string[];
                /** @description 0 is Sunday. */
                arrivesOn: number[];
                /** @description Public holidays of the country. */
                closedThere: string[];
            };
        };
        Shipments: components["schemas"]["Shipment"][];
        AvailabilityAnswer: {
            products: {
                id: string;
                isAvailable: boolean;
            }[];
        };
        Offer: {
            id: string;
            sku: string;
            size: string;
            prices: {
                [key: string]: {
                    original: number;
                    final: number;
                    prior?: number;
                };
            };
            stock: {
                [key: string]: number;
            };
        };
        OffersAnswer: {
            /** @description By the sku of the product; one without an offer is absent. */
            offers: {
                [key: string]: components["schemas"]["Offer"][];
            };
        };
        OffersVersionAnswer: {
            version: number;
        };
        OfferChangesAnswer: {
            /** @description Complete up to here. */
            version: number;
            skus: string[];
            /** @description It is quicker to read all of them. */
            tooMany: boolean;
        };
        CartError: {
            /**
             * @description From a closed list: a program may rely on it.
             * @enum {string}
             */
            code: "UNAUTHORIZED" | "CART_NOT_FOUND" | "CART_CLOSED" | "CART_CHANGED" | "OUT_OF_STOCK" | "MISSING_PRODUCTS" | "warehouse_error" | "quantity_request_upper_limit_error" | "TOO_MANY_CODES" | "TOO_MANY_CARTS";
            /** @description In the language of the cart. */
            message: string;
            /** @description Which ones it is about, and how many of each are left. */
            products?: {
                id: string;
                available?: number;
            }[];
        };
        PaymentAddress: {
            /** @description Two capitals. Of the delivery it must be the country of the cart. */
            country: string;
            /** @description Town or city. */
            city: string;
            /** @description With or without the code of the country. That of the delivery counts. */
            phone: string;
            /** @description Street, with the house number or without. */
            streetAddress: string;
            /** @description May be empty. */
            houseNumberOrName: string;
            /** @description Last name. */
            familyName: string;
            /** @description May be empty in Ireland and the United Arab Emirates. */
            postalCode: string;
            /** @description First name. */
            givenName: string;
            /** @description The code of a state, province, county or emirate. May be empty. */
            region: string;
        };
        BillingAddress: {
            /** @description Two capitals, a code of ISO 3166-1. */
            country: string;
            /** @description Town or city. */
            city: string;
            /** @description With or without the code of the country. That of the delivery counts. */
            phone: string;
            /** @description Street, with the house number or without. */
            streetAddress: string;
            /** @description May be empty. */
            houseNumberOrName: string;
            /** @description Last name. */
            familyName: string;
            /** @description May be empty in Ireland and the United Arab Emirates. */
            postalCode: string;
            /** @description First name. */
            givenName: string;
            /** @description The code of a state, province, county or emirate. May be empty. */
            region: string;
        };
        OrderRequest: {
            shippingAddress: components["schemas"]["PaymentAddress"];
            billingAddress: components["schemas"]["BillingAddress"];
            /** @description Where the confirmation goes. */
            email: string;
            /** @enum {string} */
            languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
            /** @description Where the shopper comes back to: the payment view, absolute. */
            returnUrl: string;
            /** @description The hash of the terms that the shopper agreed to. Some markets require it. */
            agreedTerms?: string;
        };
        WalletOrderRequest: {
            shippingAddress?: components["schemas"]["PaymentAddress"];
            billingAddress?: components["schemas"]["BillingAddress"];
            /** @description Where the confirmation goes. */
            email?: string;
            /** @enum {string} */
            languageCode?: "en" | "de" | "nl" | "fr" | "es" | "it";
            /** @description The hash of the terms that the shopper agreed to. Some markets require it. */
            agreedTerms?: string;
        };
        Order: {
            /** @description Unguessable. Empty while it is a draft. */
            id: string;
            /** @description For people. Empty while it is a draft. */
            orderNumber: string;
            /** @enum {string} */
            status?: "draft" | "open" | "lapsed" | "replaced" | "paid" | "held" | "cancelled" | "refunded";
            statusLog: {
                /** @enum {string} */
                status: "draft" | "open" | "lapsed" | "replaced" | "paid" | "held" | "cancelled" | "refunded" | "shipped" | "delivered";
                /** Format: date-time */
                at: string;
            }[];
            /** @description Products, and the way they are sent. */
            orderLines: components["schemas"]["OrderLine"][];
            store: {
                /** @enum {string} */
                storefront: "uk" | "de" | "at" | "be" | "ch" | "nl" | "fr" | "us" | "es" | "it" | "eu" | "gl" | "au" | "nz" | "jp";
                /** @enum {string} */
                countryCode: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
                /** @enum {string} */
                languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
                /** @enum {string} */
                currencyUnit: "EUR" | "GBP" | "CHF" | "USD" | "SEK" | "DKK" | "NOK" | "CZK" | "KRW";
                taxPercentage?: number;
            };
            /** @description Of products and shipping, before discounts. */
            totalPrice: number;
            totalDiscountAmount: number;
            /** @description What is paid, with the tax that the order adds. */
            totalPriceWithDiscount: number;
            /** @description Contained in the prices. */
            totalTaxAmount: number;
            /** @description Added to the prices, in the United States. */
            externalTaxAmount?: number;
            discounts: {
                id: string;
                name: string;
                /** @enum {string} */
                kind: "percentage" | "amount" | "free-shipping" | "product-percentage" | "product-amount" | "gift";
                /**
                 * @description A code was accepted when a rule has the source code.
                 * @enum {string}
                 */
                source: "code" | "automatic";
                code?: string;
                amount: number;
            }[];
            payment: {
                /** @enum {string} */
                status: "open" | "pending" | "authorised" | "refused" | "cancelled" | "failed" | "reversing" | "reversed";
                method: string;
            };
            shippingAddress?: {
                country: string;
                city: string;
                firstName: string;
                lastName: string;
                street0: string;
                street1: string;
                postCode: string;
                region: string;
            };
            billingAddress?: {
                country: string;
                city: string;
                firstName: string;
                lastName: string;
                street0: string;
                street1: string;
                postCode: string;
                region: string;
            };
            contact?: {
                firstName: string;
                lastName: string;
                email: string;
                /** @description E.164 */
                telephone: string;
            };
            /** @description Parcels, the oldest first. Absent while nothing was shipped. */
            shipments?: {
                id: string;
                carrier: string;
                trackingNumber?: string;
                /** Format: uri */
                trackingUrl?: string;
                /** Format: date-time */
                postedAt: string;
                /** Format: date-time */
                deliveredAt?: string;
                lines: {
                    itemId: string;
                    quantity: number;
                }[];
            }[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        OrderLine: {
            /** @description Of the variant or the shipping method: what a change names. */
            id: string;
            /** @description Of the line. */
            itemId: string;
            /** @enum {string} */
            type: "productVariant" | "shippingOption";
            name: string;
            imageUrl: string;
            sku: string;
            /** @description Of the product. */
            parentSku: string;
            sections: string[];
            size: string;
            quantity: number;
            isGift: boolean;
            /** @description Of one piece. */
            price: {
                original: number;
                final: number;
            };
            totalPrice: number;
            totalDiscountAmount: number;
            totalPriceWithDiscount: number;
            /** @description Contained in totalPriceWithDiscount. */
            taxAmount: number;
            /** @description What rules for certain products take off the line. */
            productDiscount: number;
            /** @description Of a shipping method. */
            estimatedDeliveryTime?: string;
            /** @description Of a shipping method: the days that were promised. */
            arrival?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
        };
        OrderSessionAnswer: {
            brink: {
                order: components["schemas"]["Order"];
            };
            adyen: {
                /** @description Both are empty when the order costs nothing: it is then paid with the method `free`. */
                session: {
                    id: string;
                    sessionData: string;
                };
                clientKey: string;
                environment: string;
            };
            /** @description What the order is read with; valid for 90 days. */
            orderToken: string;
        };
        WalletOrderAnswer: {
            order: components["schemas"]["Order"];
            /** @description What the order is read with; valid for 90 days. */
            orderToken?: string;
        };
        OrderAnswer: {
            order: components["schemas"]["Order"];
        };
        OrderTerms: {
            version: string;
            /** @description The agreedTerms of an order. */
            hash: string;
            /**
             * @description Whether an order without agreedTerms is rejected.
             * @enum {string}
             */
            agreement: "express" | "implied";
            blocks: {
                /** @enum {string} */
                kind: "heading" | "text" | "strong" | "list";
                /** @description One, except of a list. */
                lines: string[];
                /**
                 * @description Where it is not the language around it.
                 * @enum {string}
                 */
                lang?: "en" | "de" | "nl" | "fr" | "es" | "it" | "pl" | "cs" | "sk" | "sl" | "hr" | "hu" | "da" | "sv" | "fi" | "nb" | "et" | "lv" | "lt" | "pt";
            }[];
        };
        OrderError: {
            /**
             * @description From a closed list: a program may rely on it.
             * @enum {string}
             */
            code: "UNAUTHORIZED" | "CART_NOT_FOUND" | "CART_CLOSED" | "OUT_OF_STOCK" | "MISSING_PRODUCTS" | "warehouse_error" | "quantity_request_upper_limit_error" | "MISSING_SHIPPING_OPTION_ERROR" | "TAX_JAR_ERROR" | "INVALID_SHIPPING_ADDRESS" | "INVALID_BILLING_ADDRESS" | "INVALID_CONTACT" | "TERMS_NOT_AGREED" | "apple_pay_country_error" | "apple_pay_us_billing_country_error" | "DISCOUNT_USED_UP" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_ORDERS" | "TOO_MANY_UNPAID" | "ORDER_NOT_FOUND" | "PAYMENT_UNAVAILABLE";
            /** @description In the language of the shopper. */
            message: string;
            /** @description Which ones it is about, and how many of each are left. */
            products?: {
                id: string;
                available?: number;
            }[];
            /** @description Which members of the request are wrong, and in what way. */
            fields?: {
                field: string;
                problem: string;
            }[];
        };
        OrderLookUp: {
            email: string;
            orderNumber: string;
            /** @enum {string} */
            countryCode: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
            /** @enum {string} */
            languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
        };
        PaymentMethodsWanted: {
            blockedPaymentMethods?: string[];
            /** @enum {string} */
            countryCode: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
            /** @enum {string} */
            languageCode: "en" | "de" | "nl" | "fr" | "es" | "it";
            /** @constant */
            channel: "Web";
            amount: {
                value: number;
                currency: string;
            };
        };
        PaymentMethods: {
            paymentMethods: ({
                type: string;
                name: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        PaymentSubmission: {
            paymentMethod: {
                type: string;
                holderName?: string;
                encryptedCardNumber?: string;
                encryptedExpiryMonth?: string;
                encryptedExpiryYear?: string;
                encryptedSecurityCode?: string;
            } & {
                [key: string]: unknown;
            };
            /** Format: uri */
            returnUrl: string;
            browserInfo?: {
                [key: string]: string | number | boolean;
            };
            /** Format: uri */
            origin?: string;
        };
        PaymentDetails: {
            details: {
                [key: string]: string;
            };
            paymentData?: string;
        };
        PaymentResult: {
            /** @description Authorised, Refused, RedirectShopper and so on, in the provider’s words. */
            resultCode: string;
            /** @description Which order it pays for, once the provider has sent a result. */
            orderId?: string;
            pspReference?: string;
            /** @description What the browser has to do next, in the provider’s words. */
            action?: {
                [key: string]: unknown;
            };
        };
        PaypalUpdate: {
            pspReference?: string;
            sessionId?: string;
            paymentData: string;
        };
        PaypalUpdated: {
            /** @description A new one each time. */
            paymentData: string;
            /** @enum {string} */
            status: "success" | "error";
        };
        Confirmation: {
            order: components["schemas"]["Order"];
            /**
             * @description Pending: waiting for a bank, or for the notification of the provider.
             * @enum {string}
             */
            status: "paid" | "pending" | "failed";
            /** @enum {string} */
            failedReason?: "REFUSED" | "CANCELLED" | "ERROR" | "EXPIRED" | "SOLD_OUT" | "REPLACED";
        };
        PaymentError: {
            /**
             * @description From a closed list: a program may rely on it.
             * @enum {string}
             */
            code: "UNAUTHORIZED" | "ORDER_NOT_FOUND" | "ORDER_CLOSED" | "PAYMENT_REFUSED" | "CREDIT_UNKNOWN" | "CREDIT_EXPIRED" | "CREDIT_CURRENCY" | "CREDIT_TOO_LOW" | "TOO_MANY_PAYMENTS" | "PAYMENT_UNAVAILABLE";
            /** @description In the language of the shopper. */
            message: string;
        };
        Error: {
            /** @description From a closed list: a program may rely on it. */
            code: string;
            message: string;
            /** @description The path of the member that was wrong: products.0.quantity */
            field?: string;
        };
    };
    responses: {
        /** @description The request violates the contract; `field` names the first member that is wrong. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INVALID_REQUEST",
                 *       "message": "countryCode: must be a country we ship to",
                 *       "field": "countryCode"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such country, storefront or order. */
        Unknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_FOUND",
                 *       "message": "There is nothing at this address"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the service reads. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "BODY_TOO_LARGE",
                 *       "message": "The request body is too large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not application/json. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "The request body must be application/json"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Without the key of the shop there is nothing at this address. */
        Hidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The client accepts no encoding that the answer has. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            /** @description CART_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
        };
    };
    changeCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the cart that the change was made from, in quotes. Fails when the cart has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "id": "2900000000018",
                 *           "quantity": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            /** @description CART_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            /** @description CART_CLOSED or CART_CHANGED or OUT_OF_STOCK. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description MISSING_PRODUCTS or warehouse_error or quantity_request_upper_limit_error. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            /** @description TOO_MANY_CODES. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
        };
    };
    openCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store": {
                 *         "countryCode": "GB",
                 *         "languageCode": "en"
                 *       },
                 *       "products": [
                 *         {
                 *           "id": "2900000000018",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewCart"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description OUT_OF_STOCK. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description MISSING_PRODUCTS or warehouse_error or quantity_request_upper_limit_error. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
            /** @description TOO_MANY_CODES or TOO_MANY_CARTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartError"];
                };
            };
        };
    };
    listShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In capitals. */
                country: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipments"];
                };
            };
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again is the same order. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shippingAddress": {
                 *         "country": "GB",
                 *         "city": "London",
                 *         "phone": "020 7946 0000",
                 *         "streetAddress": "St James’s Square",
                 *         "houseNumberOrName": "12",
                 *         "familyName": "Lovelace",
                 *         "postalCode": "SW1Y 4LE",
                 *         "givenName": "Ada",
                 *         "region": ""
                 *       },
                 *       "billingAddress": {
                 *         "country": "GB",
                 *         "city": "London",
                 *         "phone": "020 7946 0000",
                 *         "streetAddress": "St James’s Square",
                 *         "houseNumberOrName": "12",
                 *         "familyName": "Lovelace",
                 *         "postalCode": "SW1Y 4LE",
                 *         "givenName": "Ada",
                 *         "region": ""
                 *       },
                 *       "email": "ada@example.com",
                 *       "languageCode": "en",
                 *       "agreedTerms": "W6ph5Mm5Pz8GgiULbPgzG37mj9g_0N2lY8n0v1b9Zso",
                 *       "returnUrl": "https://shop.example/uk/checkout/payment"
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSessionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description CART_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description CART_CLOSED or OUT_OF_STOCK or DISCOUNT_USED_UP or TOO_MANY_UNPAID. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description MISSING_PRODUCTS or warehouse_error or quantity_request_upper_limit_error or MISSING_SHIPPING_OPTION_ERROR or TAX_JAR_ERROR or INVALID_SHIPPING_ADDRESS or INVALID_BILLING_ADDRESS or INVALID_CONTACT or TERMS_NOT_AGREED or IDEMPOTENCY_KEY_REUSED. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description TOO_MANY_ORDERS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description PAYMENT_UNAVAILABLE. Nothing is written. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
        };
    };
    placeWalletOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again is the same order. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The storefront. */
                storefront: "uk" | "de" | "at" | "be" | "ch" | "nl" | "fr" | "us" | "es" | "it" | "eu" | "gl";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "shippingAddress": {
                 *         "country": "GB",
                 *         "city": "London",
                 *         "phone": "020 7946 0000",
                 *         "streetAddress": "St James’s Square",
                 *         "houseNumberOrName": "12",
                 *         "familyName": "Lovelace",
                 *         "postalCode": "SW1Y 4LE",
                 *         "givenName": "Ada",
                 *         "region": ""
                 *       },
                 *       "billingAddress": {
                 *         "country": "GB",
                 *         "city": "London",
                 *         "phone": "020 7946 0000",
                 *         "streetAddress": "St James’s Square",
                 *         "houseNumberOrName": "12",
                 *         "familyName": "Lovelace",
                 *         "postalCode": "SW1Y 4LE",
                 *         "givenName": "Ada",
                 *         "region": ""
                 *       },
                 *       "email": "ada@example.com",
                 *       "languageCode": "en"
                 *     }
                 */
                "application/json": components["schemas"]["WalletOrderRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOrderAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description CART_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description CART_CLOSED or OUT_OF_STOCK or DISCOUNT_USED_UP or TOO_MANY_UNPAID. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description MISSING_PRODUCTS or warehouse_error or quantity_request_upper_limit_error or MISSING_SHIPPING_OPTION_ERROR or TAX_JAR_ERROR or INVALID_SHIPPING_ADDRESS or INVALID_BILLING_ADDRESS or INVALID_CONTACT or TERMS_NOT_AGREED or apple_pay_country_error or apple_pay_us_billing_country_error or IDEMPOTENCY_KEY_REUSED. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
            /** @description TOO_MANY_ORDERS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
        };
    };
    readOrderTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description In capitals. */
                country: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026-11",
                     *       "hash": "W6ph5Mm5Pz8GgiULbPgzG37mj9g_0N2lY8n0v1b9Zso",
                     *       "agreement": "implied",
                     *       "blocks": [
                     *         {
                     *           "kind": "heading",
                     *           "lines": [
                     *             "Terms and conditions"
                     *           ]
                     *         },
                     *         {
                     *           "kind": "text",
                     *           "lines": [
                     *             "These terms apply to every order in this shop."
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderTerms"];
                };
            };
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description ORDER_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
        };
    };
    confirmPayment: {
        parameters: {
            query?: {
                /** @description Of the session. */
                sessionId?: string;
                /** @description As the browser received it from the provider. */
                sessionResult?: string;
                /** @description As the provider redirected the shopper with it. */
                redirectResult?: string;
            };
            header?: never;
            path: {
                /** @description Of the order. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description ORDER_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderError"];
                };
            };
        };
    };
    beginPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_CLOSED. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description TOO_MANY_PAYMENTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "countryCode": "NL",
                 *       "languageCode": "nl",
                 *       "channel": "Web",
                 *       "amount": {
                 *         "value": 2590,
                 *         "currency": "EUR"
                 *       },
                 *       "blockedPaymentMethods": [
                 *         "klarna"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodsWanted"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description TOO_MANY_PAYMENTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description PAYMENT_UNAVAILABLE. Nothing is written. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
        };
    };
    submitPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The storefront. */
                storefront: "uk" | "de" | "at" | "be" | "ch" | "nl" | "fr" | "us" | "es" | "it" | "eu" | "gl";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentMethod": {
                 *         "type": "free"
                 *       },
                 *       "returnUrl": "https://shop.example/uk/checkout/payment"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentSubmission"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_CLOSED. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description PAYMENT_REFUSED. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description TOO_MANY_PAYMENTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description PAYMENT_UNAVAILABLE. Nothing is written. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
        };
    };
    payByCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The storefront. */
                storefront: "uk" | "de" | "at" | "be" | "ch" | "nl" | "fr" | "us" | "es" | "it" | "eu" | "gl";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7K2Q-9XWD-04MB-TZ6H"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_CLOSED. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description CREDIT_UNKNOWN or CREDIT_EXPIRED or CREDIT_CURRENCY or CREDIT_TOO_LOW. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description TOO_MANY_PAYMENTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
        };
    };
    submitPaymentDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The storefront. */
                storefront: "uk" | "de" | "at" | "be" | "ch" | "nl" | "fr" | "us" | "es" | "it" | "eu" | "gl";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "details": {
                 *         "redirectResult": "X6XtfGC3!Y…"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentDetails"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_CLOSED. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description PAYMENT_REFUSED. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description TOO_MANY_PAYMENTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description PAYMENT_UNAVAILABLE. Nothing is written. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
        };
    };
    updatePaypalOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The storefront. */
                storefront: "uk" | "de" | "at" | "be" | "ch" | "nl" | "fr" | "us" | "es" | "it" | "eu" | "gl";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pspReference": "NC6HT9CRT65ZGN82",
                 *       "paymentData": "Ab02b4c0…"
                 *     }
                 */
                "application/json": components["schemas"]["PaypalUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalUpdated"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description UNAUTHORIZED. Nothing is written. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_NOT_FOUND. Nothing is written. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description ORDER_CLOSED. Nothing is written. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description PAYMENT_REFUSED. Nothing is written. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description TOO_MANY_PAYMENTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
            /** @description PAYMENT_UNAVAILABLE. Nothing is written. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentError"];
                };
            };
        };
    };
    lookUpOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "orderNumber": "100001",
                 *       "countryCode": "GB",
                 *       "languageCode": "en"
                 *     }
                 */
                "application/json": components["schemas"]["OrderLookUp"];
                "application/x-www-form-urlencoded": components["schemas"]["OrderLookUp"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description TOO_MANY_REQUESTS. Nothing is written. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "TOO_MANY_REQUESTS";
                        message: string;
                    };
                };
            };
        };
    };
    readAvailability: {
        parameters: {
            query: {
                /** @description The country of the market. */
                storeId: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
                /** @description Barcodes of variants, at most 100, separated by commas. */
                productIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "id": "2900000000018",
                     *           "isAvailable": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AvailabilityAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    readCommerceOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
        };
    };
    readOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "skus": [
                 *         "CR021-BRICK"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OffersRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffersAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Hidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    readOffersVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1042
                     *     }
                     */
                    "application/json": components["schemas"]["OffersVersionAnswer"];
                };
            };
            404: components["responses"]["Hidden"];
        };
    };
    readOfferChanges: {
        parameters: {
            query: {
                /** @description The version. */
                since: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1042,
                     *       "skus": [
                     *         "CR021-BRICK"
                     *       ],
                     *       "tooMany": false
                     *     }
                     */
                    "application/json": components["schemas"]["OfferChangesAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Hidden"];
        };
    };
    readTerms: {
        parameters: {
            query: {
                /** @description The country of the market. */
                country: "GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "terms": {
                     *         "version": "2026-11",
                     *         "hash": "W6ph5Mm5Pz8GgiULbPgzG37mj9g_0N2lY8n0v1b9Zso"
                     *       }
                     *     }
                     */
                    "application/json": {
                        terms?: {
                            version: string;
                            hash: string;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Hidden"];
        };
    };
    readSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seller?: {
                            name: string;
                            address: string[];
                            country: string;
                            email: string;
                            telephone: string;
                            representative: string;
                            registration: string;
                            vatIds: {
                                [key: string]: string;
                            };
                            disputeBodies: {
                                [key: string]: string;
                            };
                            responsiblePerson: string;
                            sellerNumbers: {
                                [key: string]: string;
                            };
                            producerNumbers: {
                                [key: string]: string;
                            };
                            sortingMarks: {
                                [key: string]: string;
                            };
                            guaranteeNotices: {
                                [key: string]: string;
                            };
                            accessibilityBodies: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            404: components["responses"]["Hidden"];
        };
    };
}
