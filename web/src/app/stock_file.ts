// The file of the stock, fetched on first use.
import address from "../../stock.txt?lines";
import {fetchText} from "../state/fetch_text.ts";
import {readStock, type Shelf} from "../state/stock.ts";

export const loadStock = async (): Promise<Shelf[]> => readStock(await fetchText(address));
