/** Generated from discovery.json by openapi-typescript: npm run openapi. */
export interface paths {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds products by words, filters, or both, and counts facets. */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggests products while a shopper is typing. */
        post: operations["suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/available-filters/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the filters of a category page or a search, without its products. */
        post: operations["listFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category-price-range/{tenantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the lowest and the highest price of a category, in minor units. */
        post: operations["readPriceRange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{widget}/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommends what goes with a product, what could be taken instead, or the same design on other products. */
        get: operations["recommendForProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{widget}/{profile}/{limit}/{page}/{variables}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the products of a category page, or of a widget, page by page. */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/widget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recommends what goes with all of a cart, and what fills the gap to free shipping. */
        post: operations["recommendForCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records what a visitor looked at: product, kind and time, once a day, for 90 days. */
        post: operations["recordEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes all that a visitor looked at, whether anything was stored or not. */
        delete: operations["deleteEvents"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/baskets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records what was bought together; an id that was seen before is stored once. */
        post: operations["recordBaskets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns products by their SKUs, in one language. */
        get: operations["readProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discovery/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns this document. */
        get: operations["readDiscoveryOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a number that changes whenever any product does. */
        get: operations["readProductsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns where products have pages: of some SKUs, or of all from a position on; `next` leads on. */
        get: operations["readProductsDirectory"];
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
        SearchRequest: {
            /** @description Names the search configuration of the market: uk-gb. No secret. */
            token: string;
            query: string;
            /** @description Any of them, or none. */
            options?: {
                /** @enum {string} */
                sortBy?: "relevance" | "price-ascending" | "price-descending" | "newest" | "bestselling";
                limit?: number;
                offset?: number;
                /** @description Which facets to count; price for its range. */
                facets?: ("category" | "colour" | "material" | "sizes" | "family" | "ageGroup" | "silhouette" | "pattern" | "occasion" | "feature" | "badge" | "price")[];
                filter?: components["schemas"]["Filter"];
                /** @description The members of a product to answer with, besides id and kind. */
                customResponseMask?: ("_id" | "id" | "kind" | "type" | "sku" | "name" | "stockStatus" | "variants" | "linkedProducts" | "relatedColours" | "media" | "meta" | "description" | "information" | "colour" | "patternGroup" | "sections" | "availableSizes" | "collections" | "categories" | "materials" | "displayFeatures" | "badges" | "certifications" | "seasonalClearance" | "updatedAt" | "updateReason")[];
                /**
                 * @description As it is without: one item for each product.
                 * @enum {string}
                 */
                groupBy?: "product";
            };
        };
        SuggestRequest: {
            /** @description Names the search configuration of the market: uk-gb. No secret. */
            token: string;
            query: string;
            /** @description Any of them, or none. sortBy, offset, facets, customResponseMask and groupBy have no effect on suggestions. */
            options?: {
                /** @enum {string} */
                sortBy?: "relevance" | "price-ascending" | "price-descending" | "newest" | "bestselling";
                limit?: number;
                offset?: number;
                /** @description Which facets to count; price for its range. */
                facets?: ("category" | "colour" | "material" | "sizes" | "family" | "ageGroup" | "silhouette" | "pattern" | "occasion" | "feature" | "badge" | "price")[];
                filter?: components["schemas"]["Filter"];
                /** @description The members of a product to answer with, besides id and kind. */
                customResponseMask?: ("_id" | "id" | "kind" | "type" | "sku" | "name" | "stockStatus" | "variants" | "linkedProducts" | "relatedColours" | "media" | "meta" | "description" | "information" | "colour" | "patternGroup" | "sections" | "availableSizes" | "collections" | "categories" | "materials" | "displayFeatures" | "badges" | "certifications" | "seasonalClearance" | "updatedAt" | "updateReason")[];
                /**
                 * @description As it is without: one item for each product.
                 * @enum {string}
                 */
                groupBy?: "product";
            };
        };
        FiltersRequest: {
            /** @description Names the search configuration of the market: uk-gb. No secret. */
            token: string;
            query: string;
            /** @description Any of them, or none. limit, offset, customResponseMask and groupBy have no effect on filters; sortBy has where products are pinned. */
            options?: {
                /** @enum {string} */
                sortBy?: "relevance" | "price-ascending" | "price-descending" | "newest" | "bestselling";
                limit?: number;
                offset?: number;
                /** @description Which facets to count; price for its range. */
                facets?: ("category" | "colour" | "material" | "sizes" | "family" | "ageGroup" | "silhouette" | "pattern" | "occasion" | "feature" | "badge" | "price")[];
                filter?: components["schemas"]["Filter"];
                /** @description The members of a product to answer with, besides id and kind. */
                customResponseMask?: ("_id" | "id" | "kind" | "type" | "sku" | "name" | "stockStatus" | "variants" | "linkedProducts" | "relatedColours" | "media" | "meta" | "description" | "information" | "colour" | "patternGroup" | "sections" | "availableSizes" | "collections" | "categories" | "materials" | "displayFeatures" | "badges" | "certifications" | "seasonalClearance" | "updatedAt" | "updateReason")[];
                /**
                 * @description As it is without: one item for each product.
                 * @enum {string}
                 */
                groupBy?: "product";
            };
        };
        PriceRangeRequest: {
            /** @description Names the search configuration of the market: uk-gb. No secret. */
            token: string;
            query: string;
            /** @description Any of them, or none. limit, offset, facets, customResponseMask and groupBy have no effect on prices; sortBy has where products are pinned. */
            options?: {
                /** @enum {string} */
                sortBy?: "relevance" | "price-ascending" | "price-descending" | "newest" | "bestselling";
                limit?: number;
                offset?: number;
                /** @description Which facets to count; price for its range. */
                facets?: ("category" | "colour" | "material" | "sizes" | "family" | "ageGroup" | "silhouette" | "pattern" | "occasion" | "feature" | "badge" | "price")[];
                filter?: components["schemas"]["Filter"];
                /** @description The members of a product to answer with, besides id and kind. */
                customResponseMask?: ("_id" | "id" | "kind" | "type" | "sku" | "name" | "stockStatus" | "variants" | "linkedProducts" | "relatedColours" | "media" | "meta" | "description" | "information" | "colour" | "patternGroup" | "sections" | "availableSizes" | "collections" | "categories" | "materials" | "displayFeatures" | "badges" | "certifications" | "seasonalClearance" | "updatedAt" | "updateReason")[];
                /**
                 * @description As it is without: one item for each product.
                 * @enum {string}
                 */
                groupBy?: "product";
            };
        };
        WidgetRequest: {
            /** @description The widget of the market: basket-uk-gb. */
            widgetId: string;
            profileId: string;
            variables: {
                /** @description Minor units. */
                $CartAmount: number;
                /** @description The skus in the cart, of products or variants. */
                $selected_items_1: string[];
                /** @description Minor units; 0 where shipping is never free. */
                $ShippingThreshold: number;
            };
            limit: number;
            /** @enum {string} */
            requestName: "basket";
        };
        EventsRequest: {
            profileId: string;
            events: {
                /** @enum {string} */
                kind: "impression" | "click" | "view" | "searchClick" | "suggestionClick";
                sku: string;
                term?: string;
                /** @description Of the answer it stood in. */
                id?: string;
                /** @description The widget of the market: basket-uk-gb. */
                widgetId?: string;
                position?: number;
            }[];
        };
        BasketsRequest: {
            baskets: {
                id: string;
                /** Format: date-time */
                at: string;
                skus: string[];
            }[];
        };
        /** @description facets, filters and sortBy belong to listing widgets. What a widget has no use for is refused. */
        ListingVariables: {
            /** @description The path of the page: adults/socks. Needed by listing widgets. */
            collection?: string;
            /** @description Needed by pdp, similar and cluster widgets. */
            sku?: string;
            /** @description Which facets to count; price for its range. */
            facets?: ("category" | "colour" | "material" | "sizes" | "family" | "ageGroup" | "silhouette" | "pattern" | "occasion" | "feature" | "badge" | "price")[];
            filters?: components["schemas"]["Filter"];
            /** @enum {string} */
            sortBy?: "relevance" | "price-ascending" | "price-descending" | "newest" | "bestselling";
        };
        /** @description Any of the values of one facet, and all facets at once. */
        Filter: {
            category?: string[];
            colour?: string[];
            material?: string[];
            sizes?: string[];
            family?: string[];
            ageGroup?: string[];
            silhouette?: string[];
            pattern?: string[];
            occasion?: string[];
            feature?: string[];
            badge?: string[];
            /** @description In minor units of the currency of the market. */
            price?: {
                min?: number;
                max?: number;
            };
        };
        Product: {
            _id: string;
            id: string;
            /** @constant */
            kind: "product";
            /** @constant */
            type: "product";
            sku: string;
            name: string;
            /** @enum {string} */
            stockStatus: "in-stock" | "no-stock";
            variants: components["schemas"]["Variant"][];
            /** @description The same product in other colours. */
            linkedProducts: components["schemas"]["LinkedProduct"][];
            relatedColours: string[];
            media: {
                hero: {
                    small: string;
                    original: string;
                    thumbnail: string;
                    large: string;
                };
                alternate: string;
                images: components["schemas"]["Image"][];
            };
            meta: {
                title: string;
                description: string;
            };
            description: {
                full: string;
                short: string;
            };
            information: components["schemas"]["Information"];
            colour: {
                primary: string;
                secondary?: string;
            };
            patternGroup: string;
            sections: string[];
            availableSizes: string[];
            collections: string[];
            categories: string[];
            materials: ("cotton" | "wool" | "merino" | "cashmere" | "bamboo" | "polyamide" | "polyester" | "elastane")[];
            displayFeatures: ("non-slip" | "cushioned" | "terry" | "seamless")[];
            badges: ("new" | "sale" | "bestseller" | "limited" | "gift")[];
            certifications: string[];
            seasonalClearance: boolean;
            /** Format: date-time */
            updatedAt: string;
            updateReason: string;
        };
        Variant: {
            /** @description EAN-13 */
            id: string;
            sku: string;
            size: string;
            /** @enum {string} */
            stockStatus: "in-stock" | "low-stock" | "no-stock";
            /** @description In minor units; by currency in values. */
            price: {
                original: number;
                final: number;
                values: {
                    [key: string]: {
                        original: number;
                        final: number;
                    };
                };
            };
            discount: {
                absolute: number;
                percentage: number;
            };
        };
        Image: {
            url: string;
            alt: string;
            position: number;
            backgroundColor: string;
            /** @enum {string} */
            imageType: "product" | "worn" | "folded" | "detail" | "packaging";
            width: number;
            height: number;
        };
        LinkedProduct: {
            sku: string;
            name: string;
            colour: string;
            picture: string;
            backgroundColor: string;
            stock: {
                nl: number;
                us: number;
            };
            offered?: {
                nl: boolean;
                us: boolean;
            };
        };
        Information: {
            composition: string;
            compositions: {
                /** @enum {string} */
                part: "body" | "lining" | "sole" | "cuff" | "trim" | "filling";
                fibres: {
                    /** @enum {string} */
                    material: "cotton" | "wool" | "merino" | "cashmere" | "bamboo" | "polyamide" | "polyester" | "elastane";
                    percent: number;
                }[];
            }[];
            legalMaterials: string[];
            washingInstructions: ("machine-40" | "machine-30" | "wool-30" | "hand" | "no-bleach" | "no-dryer" | "no-iron" | "inside-out")[];
            sizeGuideBlock?: string;
            occasion?: string;
            /** @enum {string} */
            ageGroup: "adult" | "kids" | "baby";
            /** @enum {string} */
            family: "socks" | "underwear" | "slippers" | "accessories" | "gift-boxes";
            silhouette: string;
            /** @enum {string} */
            origin?: "imported" | "made-in-usa" | "made-in-usa-and-imported";
            safety?: {
                manufacturer?: {
                    name: string;
                    address: string;
                    contact: string;
                };
                responsiblePerson?: {
                    name: string;
                    address: string;
                    contact: string;
                };
                warnings?: string;
            };
            certificates?: {
                /** @enum {string} */
                scheme: "EU Ecolabel" | "GOTS" | "OCS" | "GRS" | "RCS" | "OEKO-TEX Standard 100" | "OEKO-TEX Made in Green" | "Blauer Engel" | "Nordic Swan Ecolabel" | "Grüner Knopf" | "Cradle to Cradle Certified" | "Better Cotton" | "Responsible Wool Standard" | "FSC";
                id: string;
                link: string;
            }[];
        };
        Facet: {
            /** @enum {string} */
            id: "category" | "colour" | "material" | "sizes" | "family" | "ageGroup" | "silhouette" | "pattern" | "occasion" | "feature" | "badge";
            /** @constant */
            type: "facet";
            values: {
                value: string;
                count: number;
            }[];
        } | {
            /** @constant */
            id: "price";
            /** @constant */
            type: "filter";
            min: number;
            max: number;
        };
        SearchAnswer: {
            metadata: {
                /** @description Of this answer; a click names it. */
                id: string;
                count: number;
                facets: components["schemas"]["Facet"][];
                /** @description Words that were understood as a filter. */
                understood: {
                    words: string;
                    facet: string;
                    value: string;
                }[];
                /** @description Unknown words, read as the nearest known ones. */
                corrected: {
                    from: string;
                    to: string;
                }[];
                /** @description Words that had to be left out for anything to be found. */
                dropped: string[];
            };
            items: ({
                _id?: string;
                id: string;
                /** @constant */
                kind: "product";
                /** @constant */
                type?: "product";
                sku?: string;
                name?: string;
                /** @enum {string} */
                stockStatus?: "in-stock" | "no-stock";
                variants?: components["schemas"]["Variant"][];
                /** @description The same product in other colours. */
                linkedProducts?: components["schemas"]["LinkedProduct"][];
                relatedColours?: string[];
                media?: {
                    hero: {
                        small: string;
                        original: string;
                        thumbnail: string;
                        large: string;
                    };
                    alternate: string;
                    images: components["schemas"]["Image"][];
                };
                meta?: {
                    title: string;
                    description: string;
                };
                description?: {
                    full: string;
                    short: string;
                };
                information?: components["schemas"]["Information"];
                colour?: {
                    primary: string;
                    secondary?: string;
                };
                patternGroup?: string;
                sections?: string[];
                availableSizes?: string[];
                collections?: string[];
                categories?: string[];
                materials?: ("cotton" | "wool" | "merino" | "cashmere" | "bamboo" | "polyamide" | "polyester" | "elastane")[];
                displayFeatures?: ("non-slip" | "cushioned" | "terry" | "seamless")[];
                badges?: ("new" | "sale" | "bestseller" | "limited" | "gift")[];
                certifications?: string[];
                seasonalClearance?: boolean;
                /** Format: date-time */
                updatedAt?: string;
                updateReason?: string;
            } | {
                /** @constant */
                kind: "redirect";
                id: string;
                /** @description A path below the storefront, or an https address elsewhere. */
                target: string;
            })[];
        };
        SuggestAnswer: {
            metadata: {
                /** @description Of this answer; a click names it. */
                id: string;
                count: number;
            };
            items: {
                id: string;
                product: {
                    title: string;
                    photo: string;
                    /** @description The lowest price in the market, in minor units of its currency. */
                    price?: number;
                };
            }[];
        };
        AvailableFiltersAnswer: {
            metadata: {
                /** @description Of this answer; a click names it. */
                id: string;
                count: number;
            };
            filters: components["schemas"]["Facet"][];
        };
        PriceRangeAnswer: {
            min: number;
            max: number;
        };
        RecommendationsAnswer: {
            /** @description Of this answer; a click names it. */
            id: string;
            recommendations: {
                id: string;
                /** @description Its share of the whole recommendation: how sure it is. 1 for each product of a listing: nothing is guessed. */
                distribution: number;
                product: components["schemas"]["Product"];
            }[];
        };
        ListingAnswer: {
            /** @description Of this answer; a click names it. */
            id: string;
            recommendations: {
                id: string;
                /** @description Its share of the whole recommendation: how sure it is. 1 for each product of a listing: nothing is guessed. */
                distribution: number;
                product: components["schemas"]["Product"];
            }[];
            pagination: {
                total: number;
            };
            facets?: components["schemas"]["Facet"][];
        };
        ProductsAnswer: {
            products: components["schemas"]["Product"][];
        };
        ProductsVersionAnswer: {
            version: number;
        };
        AcceptedAnswer: {
            /** @description How many were stored; 0 above the rate limit. */
            accepted: number;
        };
        Error: {
            /** @description From a closed list: a program may rely on it. */
            code: string;
            message: string;
            /** @description The path of the member that was wrong: options.facets.0 */
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
        /** @description There is no such search, tenant or widget configuration, or no such product; `message` names which. */
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
    search: {
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
                 *       "token": "uk-gb",
                 *       "query": "red wool socks",
                 *       "options": {
                 *         "limit": 24,
                 *         "facets": [
                 *           "colour",
                 *           "sizes"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    suggest: {
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
                 *       "token": "uk-gb",
                 *       "query": "woo",
                 *       "options": {
                 *         "limit": 5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SuggestRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    listFilters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The search tenant of the storefront: default, de, us. */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "uk-gb",
                 *       "query": "",
                 *       "options": {
                 *         "filter": {
                 *           "category": [
                 *             "adults/socks"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FiltersRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableFiltersAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    readPriceRange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The search tenant of the storefront: default, de, us. */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "uk-gb",
                 *       "query": "",
                 *       "options": {
                 *         "filter": {
                 *           "category": [
                 *             "adults/socks"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PriceRangeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceRangeAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    recommendForProduct: {
        parameters: {
            query: {
                /** @description A random id of the visitor, or everybody. */
                sessionId: string;
            };
            header?: never;
            path: {
                /** @description The widget of the market: pdp-uk-gb, listing-uk-gb. */
                widget: string;
                /** @description Of the product or one of its variants. */
                sku: string;
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
                    "application/json": components["schemas"]["RecommendationsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The widget of the market: pdp-uk-gb, listing-uk-gb. */
                widget: string;
                /** @description A random id of the visitor, or everybody. */
                profile: string;
                /** @description How many products a page has. */
                limit: number;
                /** @description Which page, from 1 on. */
                page: number;
                /** @description URI-encoded JSON. */
                variables: string;
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
                    "application/json": components["schemas"]["ListingAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    recommendForCart: {
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
                 *       "widgetId": "basket-uk-gb",
                 *       "profileId": "6a1ce0a2-7f0a-4c39-9ad8-5f1e6a1c0f52",
                 *       "variables": {
                 *         "$CartAmount": 2590,
                 *         "$selected_items_1": [
                 *           "CR021-BRICK"
                 *         ],
                 *         "$ShippingThreshold": 6000
                 *       },
                 *       "limit": 4,
                 *       "requestName": "basket"
                 *     }
                 */
                "application/json": components["schemas"]["WidgetRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    recordEvents: {
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
                 *       "profileId": "6a1ce0a2-7f0a-4c39-9ad8-5f1e6a1c0f52",
                 *       "events": [
                 *         {
                 *           "kind": "view",
                 *           "sku": "CR021-BRICK"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EventsRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    deleteEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The random id of the visitor. */
                profileId: string;
            };
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
            400: components["responses"]["Invalid"];
        };
    };
    recordBaskets: {
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
                 *       "baskets": [
                 *         {
                 *           "id": "100001",
                 *           "at": "2026-11-18T10:00:00.000Z",
                 *           "skus": [
                 *             "CR021-BRICK"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketsRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Hidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    readProducts: {
        parameters: {
            query: {
                /** @description At most 24, separated by commas. */
                skus: string;
                /** @description Of the texts. */
                language?: "en" | "en-US" | "de" | "nl" | "fr" | "es" | "it";
                /** @description Of a market: stock is what it can buy. */
                token?: string;
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
                    "application/json": components["schemas"]["ProductsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Unknown"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    readDiscoveryOpenApi: {
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
    readProductsVersion: {
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
                    "application/json": components["schemas"]["ProductsVersionAnswer"];
                };
            };
            404: components["responses"]["Hidden"];
        };
    };
    readProductsDirectory: {
        parameters: {
            query?: {
                /** @description Separated by commas. */
                skus?: string;
                /** @description Instead of SKUs: the position to begin at. */
                from?: number;
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
                    "application/json": {
                        products: {
                            sku: string;
                            names: {
                                en: string;
                                "en-US"?: string;
                                de?: string;
                                nl?: string;
                                fr?: string;
                                es?: string;
                                it?: string;
                            };
                            updatedAt: string;
                            pictures: {
                                href: string;
                                backgroundColor: string;
                            }[];
                            countries: ("GB" | "DE" | "AT" | "BE" | "CH" | "NL" | "FR" | "US" | "ES" | "IT" | "HR" | "EE" | "SK" | "SE" | "FI" | "PT" | "LV" | "LT" | "IE" | "CZ" | "SI" | "DK" | "HU" | "PL" | "LU" | "NO" | "KR" | "SG" | "IL" | "AE" | "AU" | "NZ" | "JP")[];
                        }[];
                        next?: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["Hidden"];
        };
    };
}
