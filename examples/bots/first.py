"""A bot that knows nothing of Wartable, in plain Python: it takes the first option.

wartable arena quests --bots first,random --bots-from "first=python3 examples/bots/first.py"
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"choose": question["options"][0]["key"]}), flush=True)
